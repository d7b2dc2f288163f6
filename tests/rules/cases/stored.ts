import { type DocumentData, serverTimestamp } from "firebase/firestore";
import type { Database } from "../database.ts";
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

/** Reserves the address of a post, without rules; also one that is no slug, if it can be the id of a document. */
export async function reserveSlug(
  database: Pick<Database, "seed">,
  slug: unknown,
  post_id: string,
): Promise<void> {
  if (typeof slug !== "string" || !/^(?!\.|__)[^/\p{C}]{1,300}$/u.test(slug)) return;
  await database.seed(`slugs/${slug}`, { post_id, state: "current" });
}
