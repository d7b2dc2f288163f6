import { type DocumentData, serverTimestamp } from "firebase/firestore";
import { type Fields, writeTime } from "./table.ts";

/** What a client sends for a document of the tables: the moment of the write becomes the server's time. */
export function toSend(fields: Fields): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === writeTime ? serverTimestamp() : value,
    ]),
  );
}
