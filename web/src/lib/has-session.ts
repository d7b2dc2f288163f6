/** Where the Firebase SDK keeps a session: its database, or localStorage where a browser refuses that. */
const DATABASE = "firebaseLocalStorageDb";
const KEY = /^firebase:authUser:/;

/** Whether somebody may be signed in here, asked without loading the SDK. */
export async function hasSession(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => KEY.test(key))) return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}
