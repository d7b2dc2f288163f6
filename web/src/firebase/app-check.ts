import type { FirebaseApp } from "firebase/app";
import { firebaseOptions } from "./options.ts";

/** Site key of reCAPTCHA Enterprise, written in by the build; '' switches App Check off (vite.config.ts). */
declare const __APP_CHECK_KEY__: string;

/**
 * Has an app's requests vouch for where they come from. Off, nothing is loaded.
 * @param app the panel's
 */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  if (__APP_CHECK_KEY__ !== "") await appCheckOf(app);
}

/**
 * A token that says this is our page, for a request of a public form: the third party's script comes with the first one.
 * @returns null when App Check is off or does not answer: a missing token is the server's to judge
 */
export async function appCheckToken(): Promise<string | null> {
  if (__APP_CHECK_KEY__ === "") return null;
  try {
    const [{ initializeApp, getApps }, { getToken }, options] = await Promise.all([
      import("firebase/app"),
      import("firebase/app-check"),
      firebaseOptions(),
    ]);
    const app = getApps()[0] ?? initializeApp(options);
    checking ??= appCheckOf(app);
    return (await getToken(await checking)).token;
  } catch (error) {
    console.warn("No App Check token:", error);
    return null;
  }
}

let checking: ReturnType<typeof appCheckOf> | undefined;

async function appCheckOf(app: FirebaseApp) {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
  const provider = new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
