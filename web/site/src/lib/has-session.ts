import { tryStorage } from "kit/lib/browser-storage";

/** Internals of the Firebase SDK. */
const DATABASE = "firebaseLocalStorageDb";
const KEY = /^firebase:authUser:/;

export async function hasSession(): Promise<boolean> {
  try {
    const keys = tryStorage("localStorage", Object.keys) ?? [];
    if (keys.some((key) => KEY.test(key))) return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}
