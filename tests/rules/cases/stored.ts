import { type DocumentData, serverTimestamp } from "firebase/firestore";
import { type Fields, writeTime } from "./table.ts";

/** Replaces `writeTime` by the server's time. */
export function toSend(fields: Fields): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === writeTime ? serverTimestamp() : value,
    ]),
  );
}
