import type { FirebaseOptions } from "firebase/app";
import { localEmulators } from "#lib/env.ts";

/** The project of every local run: `demo-` keeps the SDKs from ever reaching a real one. */
const LOCAL: FirebaseOptions = {
  projectId: "demo-nhk",
  apiKey: "demo",
  authDomain: "demo-nhk.firebaseapp.com",
};

/**
 * The options of the Firebase project. In production Hosting knows them, so that one build can be deployed to any project.
 * https://firebase.google.com/docs/hosting/reserved-urls
 * @throws Error when Hosting does not answer
 */
export async function firebaseOptions(): Promise<FirebaseOptions> {
  if (localEmulators()) return LOCAL;
  const answer = await fetch("/__/firebase/init.json");
  if (!answer.ok) throw new Error(`Hosting gave no Firebase options (${answer.status}).`);
  return (await answer.json()) as FirebaseOptions;
}
