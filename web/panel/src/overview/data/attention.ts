import { type PostFaults, PostFaultsSchema } from "domain/articles/post-faults";
import type { StoredSubmission } from "domain/contact/submission";
import { findLatestDue } from "domain/contact/working-hours";
import { POST_SOURCES, type StoredPost } from "domain/posts/post";
import { getCountFromServer, limit, orderBy, type Query, query, where } from "firebase/firestore";
import { useRead } from "kit/firebase/use-read";
import { submissions } from "#contact/data/submissions.ts";
import { posts } from "#data/post-collection.ts";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** So many entries of each list are read. */
export const MAX_ATTENTION = 4;
/** Limit in firestore.rules. */
const MAX_COUNTED = 500;

const openSubmissions = () =>
  query(
    submissions(),
    where("suspect", "==", false),
    where("status", "in", ["pending", "in_progress"]),
  );
const failedMails = () => query(submissions(), where("mail", "==", "failed"));
const draftsWithSource = () =>
  query(posts(), where("published", "==", false), where("source", "in", POST_SOURCES));
const scheduledPosts = () => query(posts(), where("scheduled_for", ">", new Date(0)));
const faults = () => typedCollection("post_faults", PostFaultsSchema);
const withFault = (kind: "broken" | "undescribed" | "most_similar") =>
  query(faults(), where(kind, ">", 0));

export function useOldestOpen(): Live<readonly StoredSubmission[]> {
  return useLive(query(openSubmissions(), orderBy("created_at"), limit(MAX_ATTENTION)));
}

export function useFailedMails(): Live<readonly StoredSubmission[]> {
  return useLive(query(failedMails(), limit(MAX_ATTENTION)));
}

/** Some of them may have been checked. */
export function useDraftsWithClaims(): Live<readonly StoredPost[]> {
  return useLive(query(draftsWithSource(), limit(MAX_ATTENTION)));
}

export function useScheduledPosts(): Live<readonly StoredPost[]> {
  return useLive(query(scheduledPosts(), orderBy("scheduled_for"), limit(MAX_ATTENTION)));
}

export type FaultKind = "broken" | "undescribed" | "most_similar" | "not_indexed";

export type PostWithFaults = PostFaults & { readonly id: string };

/** The worst first, or those that Google was asked about last. */
export function useFaultyPosts(kind: FaultKind): Live<readonly PostWithFaults[]> {
  return useLive(
    kind === "not_indexed"
      ? query(faults(), orderBy("not_indexed.checked_at", "desc"), limit(MAX_ATTENTION))
      : query(withFault(kind), orderBy(kind, "desc"), limit(MAX_ATTENTION)),
  );
}

export type AttentionKind = "overdue" | "mails" | "claims" | "scheduled" | FaultKind;

/** Entries of a list, less those of a second query. */
function toCountQueries(kind: AttentionKind): readonly [Query, Query?] {
  switch (kind) {
    case "overdue":
      return [query(openSubmissions(), where("created_at", "<=", findLatestDue(new Date())))];
    case "mails":
      return [failedMails()];
    case "claims":
      return [draftsWithSource(), query(draftsWithSource(), orderBy("claims_checked_at"))];
    case "scheduled":
      return [scheduledPosts()];
    case "not_indexed":
      return [query(faults(), orderBy("not_indexed.checked_at"))];
    default:
      return [withFault(kind)];
  }
}

async function countEntries(counted: Query | undefined): Promise<number> {
  if (counted === undefined) return 0;
  return (await getCountFromServer(query(counted, limit(MAX_COUNTED)))).data().count;
}

/** The number of all entries of a list that is read in part, counted again when the list changes. */
export function useTotal(kind: AttentionKind, list: Live<readonly object[]>): number | undefined {
  const data = list.state === "ready" && list.data.length === MAX_ATTENTION ? list.data : null;
  const count = async () => {
    const [all, others] = toCountQueries(kind);
    const [entries, less] = await Promise.all([countEntries(all), countEntries(others)]);
    return entries - less;
  };
  const total = useRead(data && count, [kind, data], "A list could not be counted");
  return total.state === "ready" ? total.data : undefined;
}
