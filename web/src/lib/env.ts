/** Ports of the local emulators by name, written in by the build; null in a production build (vite.config.ts). */
declare const __EMULATORS__: Readonly<Record<string, number>> | null;

/** Site key of reCAPTCHA Enterprise, written in by the build; '' switches App Check off (vite.config.ts). */
declare const __APP_CHECK_KEY__: string;
export const APP_CHECK_KEY: string = __APP_CHECK_KEY__;
/** Whether this build has its requests vouch for where they come from. */
export const hasAppCheck: boolean = __APP_CHECK_KEY__ !== "";

/** Where the emulators that belong to this page listen, on 127.0.0.1. */
export interface Emulators {
  readonly auth: number;
  readonly firestore: number;
  readonly functions: number;
}

/**
 * The emulators of the set that served the page. A second set, as the tests start one, has every port moved by the same
 * amount, so one build serves them all: what the page's own port differs from Hosting's, the others differ too.
 * @param ports the ports of firebase.json by name
 * @param pagePort port of the page's address; '' when the address names none
 */
export function emulatorsAt(ports: Readonly<Record<string, number>>, pagePort: string): Emulators {
  const { auth, firestore, functions, hosting } = ports;
  if (!auth || !firestore || !functions || !hosting) {
    throw new Error("firebase.json names no port for one of auth, firestore, functions, hosting.");
  }
  const shift = pagePort === "" ? 0 : Number(pagePort) - hosting;
  return { auth: auth + shift, firestore: firestore + shift, functions: functions + shift };
}

/**
 * The emulators that this build talks to, or null in production. The development server has a port of its own and works
 * with the set of `npm start`, which is not moved.
 */
export function localEmulators(): Emulators | null {
  if (__EMULATORS__ === null) return null;
  return emulatorsAt(__EMULATORS__, import.meta.env.DEV ? "" : location.port);
}
