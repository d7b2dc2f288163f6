import type { Calls } from "domain/calls/calls";
import type { ChangeLabelInput } from "domain/calls/saving";
import { getLabelKey, replaceLabel } from "domain/posts/labels";
import type { Actor } from "domain/shared/audit";
import { limits } from "domain/shared/limits";
import { v5 } from "uuid";
import type * as v from "valibot";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { operationEntry } from "./audited-posts.ts";

/** A random UUID that never changes, because ids of labels are made of it. */
const LABEL_NAMESPACE = "5d1a0c36-94f7-4c0e-9d3c-2f6b8e71a4b9";

/** The id of a label's document, the same for all spellings. */
export function getLabelId(label: string): string {
  return v5(getLabelKey(label), LABEL_NAMESPACE);
}

/**
 * Gives the labels of a save the spelling that the label has in other posts, so that a query finds all of them.
 * @param chosen undefined leaves the former ones
 * @returns what stores new labels, after all reads
 */
export async function findLabels(
  transaction: Transaction,
  chosen: readonly string[] | undefined,
  former: readonly string[] = [],
): Promise<{
  readonly names: readonly string[];
  readonly isChanged: boolean;
  readonly storeNew: () => void;
}> {
  if (chosen === undefined || chosen.join() === former.join()) {
    return { names: former, isChanged: false, storeNew: () => undefined };
  }
  const { labels } = await transaction.read({ labels: chosen.map(getLabelId) });
  const names = chosen.map((label) => labels.get(getLabelId(label))?.name ?? label);
  const storeNew = () => {
    for (const name of names) {
      if (!labels.has(getLabelId(name))) transaction.set("labels", getLabelId(name), { name });
    }
  };
  return { names, isChanged: names.join() !== former.join(), storeNew };
}

type Input = v.InferOutput<typeof ChangeLabelInput>;

/**
 * Replaces a label by another one, or removes it, in a hundred posts of each commit until the time of a call is over.
 * `updated_at` stays, because visitors see no labels; an open editor learns of it by `change_id`. A repeat goes on.
 */
export async function changeLabel(
  { store, now }: StoreDeps,
  input: Input,
  actor: Actor,
): Promise<Calls["changeLabel"]["output"]> {
  const until = now().getTime() + limits.deleteSliceMs;
  let changed = 0;
  do {
    const part = await store.atomically((transaction) =>
      changePage(transaction, input, actor, now()),
    );
    changed += part.changed;
    if (part.done) return { changed, done: true };
  } while (now().getTime() < until);
  return { changed, done: false };
}

async function changePage(
  transaction: Transaction,
  { operation_id, label, to }: Input,
  actor: Actor,
  now: Date,
): Promise<Calls["changeLabel"]["output"]> {
  const record = await operationEntry(transaction, operation_id, actor, "label_changed");
  const ids = [label, ...(to === null ? [] : [to])].map(getLabelId);
  const { labels } = await transaction.read({ labels: ids });
  const [id = "", targetId = id] = ids;
  const name = labels.get(id)?.name ?? label;
  // The other label keeps its spelling; the same one gets a new spelling.
  const target = to !== null && targetId !== id ? (labels.get(targetId)?.name ?? to) : to;
  const page = { limit: limits.trashPage } as const;
  // Of a spelling that changes, some posts have the new one already.
  const spellings = [...new Set([label, name])].filter((spelling) => spelling !== target);
  const where = ["labels", "array-contains-any", spellings] as const;
  const isSame = spellings.length === 0;
  const posts = isSame
    ? []
    : await transaction.query("blog_posts", { where, ...page, fields: ["labels"] });
  const trashed = isSame ? [] : await transaction.query("trash_posts", { where, ...page });
  for (const { id: post_id, data } of posts) {
    const next = [...replaceLabel(data.labels ?? [], name, target)];
    transaction.update("blog_posts", post_id, {
      set: { change_id: operation_id, ...(next.length > 0 && { labels: next }) },
      remove: next.length > 0 ? [] : ["labels"],
    });
  }
  for (const { id: post_id, data } of trashed) {
    const { labels: before = [], ...post } = data.post;
    const next = replaceLabel(before, name, target);
    const after = next.length > 0 ? { labels: [...next] } : {};
    const { labels: _, ...entry } = data;
    transaction.set("trash_posts", post_id, { ...entry, ...after, post: { ...post, ...after } });
  }
  const done = posts.length < page.limit && trashed.length < page.limit;
  if (target !== null) transaction.set("labels", targetId, { name: target });
  if (done && (targetId !== id || target === null)) transaction.delete("labels", id);
  const details = { label, ...(target !== null && { to: target }) };
  record(now, id, { ...details, count: posts.length });
  return { changed: posts.length, done };
}
