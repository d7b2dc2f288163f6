/** All keys and databases; `*` stands for an id. */
export const STORED = {
  keys: [
    "form:*",
    "nhk.admin",
    "nhk.flash",
    "nhk.list",
    "nhk.listed.*",
    "nhk.note.*",
    "nhk.origin",
    "nhk.panel",
    "nhk.reloaded",
    "nhk.sent",
    "nhk.view.*",
    "csv-import-columns",
    "csv-import-draft",
    "inbox-keys",
    "inbox-visited-at",
    "nhk.editor.*",
    "sign-in-note",
    // Firebase Authentication without IndexedDB.
    "firebase:authUser:*",
  ],
  databases: [
    "csv-imports",
    "firebaseLocalStorageDb",
    "firebase-heartbeat-database",
    "firebase-app-check-database",
  ],
} as const;

type WithId<Key> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;
export type StoredKey = WithId<(typeof STORED.keys)[number]>;
