import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getFirestore } from "firebase/firestore/lite";
import { localEmulators } from "#lib/env.ts";
import { firebaseOptions } from "./options.ts";

let opening: Promise<Firestore> | undefined;

/**
 * The database for public pages: one-time reads, without sign-in and without listeners (34 kB instead of 136).
 * Import whatever uses it with `import()`, after the page has been painted: nobody needs it to read a page.
 * @throws Error when the project's options cannot be had; the next call tries again
 */
export function publicFirestore(): Promise<Firestore> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<Firestore> {
  const firestore = getFirestore(initializeApp(await firebaseOptions(), "public"));
  const local = localEmulators();
  if (local) connectFirestoreEmulator(firestore, "127.0.0.1", local.firestore);
  return firestore;
}
