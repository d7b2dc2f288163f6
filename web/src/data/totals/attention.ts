import { limit, orderBy, query, where } from "firebase/firestore";
import type { StoredSubmission } from "functions/domain/contact/submission";
import { POST_SOURCES, type StoredPost } from "functions/domain/posts/post";
import { submissions } from "#data/contact/submissions.ts";
import { posts } from "#data/shared/post-collection.ts";
import type { Live } from "#firebase/live-query.ts";
import { useLive } from "#firebase/use-live.ts";

/** Read of each list. */
export const MAX_ATTENTION = 6;

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
