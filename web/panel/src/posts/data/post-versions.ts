import { type PostVersion, PostVersionSchema } from "domain/posts/post-version";
import { collection, getDocs, limit, orderBy, query, where } from "firebase/firestore";
import { readDocument, type Stored } from "kit/firebase/document";
import { panelFirestore } from "kit/firebase/panel-sdk";
import { withEditingErrors } from "./editing-errors.ts";

/** Limit in firestore.rules. */
const MAX_VERSIONS = 50;

/** The query needs a composite index. */
const newestFirst = (postId: string) =>
  query(
    collection(panelFirestore(), "post_versions"),
    where("post_id", "==", postId),
    orderBy("replaced_at", "desc"),
    limit(MAX_VERSIONS),
  );

export async function loadVersions(postId: string): Promise<readonly Stored<PostVersion>[]> {
  const found = await withEditingErrors(getDocs(newestFirst(postId)));
  return found.docs.map((version) =>
    readDocument(PostVersionSchema, version.ref.path, version.data()),
  );
}
