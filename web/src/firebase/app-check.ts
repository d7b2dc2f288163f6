import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import { APP_CHECK_KEY } from "#lib/env.ts";
import { firebaseOptions } from "./options.ts";

/*
 * App Check: requests vouch for where they come from. Import this file with `import()`, and only in a build that has a
 * site key: it brings a third party's script.
 */

let checking: AppCheck | undefined;

/** Has all requests of an app carry a token. */
export function startAppCheck(app: FirebaseApp): AppCheck {
  checking ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(APP_CHECK_KEY),
    isTokenAutoRefreshEnabled: true,
  });
  return checking;
}

/** A token for one request; undefined when there is none to be had, which is the server's to judge. */
export async function appCheckToken(): Promise<string | undefined> {
  try {
    const app = getApps()[0] ?? initializeApp(await firebaseOptions());
    return (await getToken(startAppCheck(app))).token;
  } catch (error) {
    console.warn("No App Check token:", error);
    return undefined;
  }
}
