import { afterLoad } from "./idle.ts";

/** Pages of functions have a stand-in when these do not answer: public/sw.js. */
export function registerStandIn(): void {
  if (import.meta.env.PROD)
    afterLoad(() => {
      for (const scope of ["/articulos", "/blog/"])
        navigator.serviceWorker?.register("/sw.js", { scope }).catch(console.warn);
    });
}
