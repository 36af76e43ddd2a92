import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { isEarly, router } from "./router.svelte";
import { language } from "./store/language.svelte";

// A function, because of WebKit: where a module awaits on its own, those that import it may run before it has finished
// (bugs.webkit.org/show_bug.cgi?id=242740).
async function begin() {
  // Nothing can be said before there are words.
  await language.load(!isEarly(router.route));
  language.follow();
  mount(App, { target: document.getElementById("app")! });
}

void begin();
// Later, as it fetches the whole client. Plain http has no worker, and none is wanted while the client is being written.
const CALM_MS = 3000;
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => import("./offline/client.svelte").then((client) => client.begin()).catch(() => undefined), CALM_MS);
