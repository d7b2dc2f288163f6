import { type StoredLabel, StoredLabelSchema } from "domain/posts/labels";
import type { StoredPost } from "domain/posts/post";
import { getCountFromServer, limit, orderBy, query, where } from "firebase/firestore";
import { readable, type Stored } from "kit/firebase/document";
import { call } from "#data/callables.ts";
import { documentPages } from "#data/document-pages.ts";
import { posts } from "#data/post-collection.ts";
import { untilDone } from "#data/until-done.ts";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Limit in firestore.rules, of labels and of posts. */
const MAX_READ = 500;

const labels = () => typedCollection("labels", StoredLabelSchema);
const labeled = (label: string) => query(posts(), where("labels", "array-contains", label));

/** The labels that posts have or had, in the order of a Spanish dictionary. */
export function useLabels(): Live<readonly Stored<StoredLabel>[]> {
  const list = useLive(query(labels(), orderBy("name"), limit(MAX_READ)));
  if (list.state !== "ready") return list;
  return { ...list, data: list.data.toSorted((a, b) => a.name.localeCompare(b.name, "es")) };
}

/** Counts the posts with a label, to 500. */
export async function countLabeledPosts(label: string): Promise<number> {
  return (await getCountFromServer(query(labeled(label), limit(MAX_READ)))).data().count;
}

/** @param onPage gets all posts that were read so far */
export async function postsWithLabel(
  label: string,
  onPage: (read: readonly StoredPost[]) => void,
): Promise<readonly StoredPost[]> {
  const labeledPosts: StoredPost[] = [];
  for await (const page of documentPages(labeled(label), MAX_READ)) {
    labeledPosts.push(...page.flatMap(readable));
    onPage([...labeledPosts]);
  }
  return labeledPosts;
}

/**
 * Renames a label in all posts, merges it with another one, or removes it.
 * @param to null removes it
 * @param operation_id the same for a repeat
 * @returns the number of posts that had it
 */
export async function changeLabel(
  label: string,
  to: string | null,
  operation_id: string,
): Promise<number> {
  let changed = 0;
  await untilDone(
    () => call("changeLabel", { operation_id, label, to }),
    (answer) => {
      changed += answer.changed;
    },
  );
  return changed;
}
