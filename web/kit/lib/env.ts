/** Null in production. */
declare const __EMULATORS__: Readonly<Record<string, number>> | null;

/** '' switches App Check off. */
declare const __APP_CHECK_KEY__: string;
export const APP_CHECK_KEY: string = __APP_CHECK_KEY__;
export const hasAppCheck: boolean = __APP_CHECK_KEY__ !== "";

declare const __OFFERS_SIGN_UP__: boolean;
/** Whether the sign-in page lets strangers create an account, as the specification has it. */
export const offersSignUp: boolean = __OFFERS_SIGN_UP__;

declare const __SUBMISSION_MONTHS__: number;
export const SUBMISSION_MONTHS: number = __SUBMISSION_MONTHS__;

export interface Emulators {
  readonly auth: number;
  readonly firestore: number;
  readonly functions: number;
}

/** Each set of emulators shifts all ports alike. */
export function emulatorsAt(ports: Readonly<Record<string, number>>, pagePort: string): Emulators {
  const { auth, firestore, functions, hosting } = ports;
  if (!auth || !firestore || !functions || !hosting) {
    throw new Error("firebase.json names no port for one of auth, firestore, functions, hosting.");
  }
  const shift = pagePort === "" ? 0 : Number(pagePort) - hosting;
  return { auth: auth + shift, firestore: firestore + shift, functions: functions + shift };
}

export function localEmulators(): Emulators | null {
  if (__EMULATORS__ === null) return null;
  return emulatorsAt(__EMULATORS__, import.meta.env.DEV ? "" : location.port);
}
