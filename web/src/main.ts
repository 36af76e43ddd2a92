import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { isEarly, router } from "./router.svelte";
import { language } from "./store/language.svelte";

// Nothing can be said before there are words.
await language.load(!isEarly(router.route));
mount(App, { target: document.getElementById("app")! });
