import { type PostBody, PostBodySchema, PostSchema, type StoredPost } from "domain/posts/post";
import { readDocument } from "./document.ts";

/** A document of either of Firestore's SDKs. */
interface Snapshot {
  readonly ref: { readonly path: string };
  readonly data: () => unknown;
}

/** @throws UnreadableDocument */
export function readPost(snapshot: Snapshot): StoredPost {
  return readDocument(PostSchema, snapshot.ref.path, snapshot.data());
}

/** The text of a post, whose document has the same id. @throws UnreadableDocument */
export function readPostBody(snapshot: Snapshot): PostBody {
  const { id: _, ...body } = readDocument(PostBodySchema, snapshot.ref.path, snapshot.data());
  return body;
}
