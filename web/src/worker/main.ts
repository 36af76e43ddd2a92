/** The service worker's own file; `worker-plugin.js` builds it and puts in what it was built with. */
import type { Build, Scope } from "./scope";
import { Worker } from "./worker";

declare const __BUILD__: Build;

new Worker(self as unknown as Scope, __BUILD__).listen();
