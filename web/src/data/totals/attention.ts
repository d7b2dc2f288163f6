import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { type PostFaults, PostFaultsSchema } from "functions/domain/articles/post-faults";
import type { StoredSubmission } from "functions/domain/contact/submission";
import { POST_SOURCES, type StoredPost } from "functions/domain/posts/post";
import { submissions } from "#data/contact/submissions.ts";
import { posts } from "#data/shared/post-collection.ts";
import { converterOf } from "#firebase/converter.ts";
import type { Live } from "#firebase/live-query.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import { useLive } from "#firebase/use-live.ts";

/** Read of each list. */
export const MAX_ATTENTION = 4;

export function useOldestOpen(): Live<readonly StoredSubmission[]> {
  return useLive(
    query(
      submissions(),
      where("suspect", "==", false),
      where("status", "in", ["pending", "in_progress"]),
      orderBy("created_at"),
      limit(MAX_ATTENTION),
    ),
  );
}

export function useFailedMails(): Live<readonly StoredSubmission[]> {
  return useLive(query(submissions(), where("mail", "==", "failed"), limit(MAX_ATTENTION)));
}

/** Some of them may have been checked. */
export function useDraftsWithClaims(): Live<readonly StoredPost[]> {
  return useLive(
    query(
      posts(),
      where("published", "==", false),
      where("source", "in", POST_SOURCES),
      limit(MAX_ATTENTION),
    ),
  );
}

export function useScheduledPosts(): Live<readonly StoredPost[]> {
  return useLive(
    query(
      posts(),
      where("scheduled_for", ">", new Date(0)),
      orderBy("scheduled_for"),
      limit(MAX_ATTENTION),
    ),
  );
}

export type FaultKind = "broken" | "undescribed" | "most_similar" | "not_indexed";

export type PostWithFaults = PostFaults & { readonly id: string };

/** The worst first, or those that Google was asked about last. */
export function useFaultyPosts(kind: FaultKind): Live<readonly PostWithFaults[]> {
  const order = {
    broken: [where("broken", ">", 0), orderBy("broken", "desc")],
    undescribed: [where("undescribed", ">", 0), orderBy("undescribed", "desc")],
    most_similar: [where("most_similar", ">", 0), orderBy("most_similar", "desc")],
    not_indexed: [orderBy("not_indexed.checked_at", "desc")],
  }[kind];
  const faults = collection(panelFirestore(), "post_faults");
  const readable = faults.withConverter(converterOf(PostFaultsSchema));
  return useLive(query(readable, ...order, limit(MAX_ATTENTION)));
}
