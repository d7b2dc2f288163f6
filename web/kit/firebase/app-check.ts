import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import { APP_CHECK_KEY } from "../lib/env.ts";
import { firebaseOptions } from "./options.ts";

let checking: AppCheck | undefined;

export function startAppCheck(app: FirebaseApp): AppCheck {
  checking ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(APP_CHECK_KEY),
    isTokenAutoRefreshEnabled: true,
  });
  return checking;
}

export async function appCheckToken(): Promise<string | undefined> {
  try {
    const app = getApps()[0] ?? initializeApp(await firebaseOptions());
    return (await getToken(startAppCheck(app))).token;
  } catch (error) {
    console.warn("No App Check token:", error);
    return undefined;
  }
}
