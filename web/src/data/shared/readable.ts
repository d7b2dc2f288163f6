import type { QueryDocumentSnapshot } from "firebase/firestore";
import { UnreadableDocument } from "#firebase/document.ts";

/** Empty for an invalid document. */
export function readable<T>(snapshot: QueryDocumentSnapshot<T>): T[] {
  try {
    return [snapshot.data()];
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    console.error(error.message);
    return [];
  }
}
