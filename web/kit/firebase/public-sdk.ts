import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getFirestore } from "firebase/firestore/lite";
import { localEmulators } from "../lib/env.ts";
import { firebaseOptions } from "./options.ts";

let opening: Promise<Firestore> | undefined;

/** Large: import its users with `import()`. */
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
