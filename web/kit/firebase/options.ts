import type { FirebaseOptions } from "firebase/app";
import { localEmulators } from "../lib/env.ts";

const LOCAL: FirebaseOptions = {
  projectId: "demo-nhk",
  apiKey: "demo",
  authDomain: "demo-nhk.firebaseapp.com",
};

/** https://firebase.google.com/docs/hosting/reserved-urls */
export async function firebaseOptions(): Promise<FirebaseOptions> {
  if (localEmulators()) return LOCAL;
  const answer = await fetch("/__/firebase/init.json");
  if (!answer.ok) throw new Error(`Hosting gave no Firebase options (${answer.status}).`);
  return (await answer.json()) as FirebaseOptions;
}
