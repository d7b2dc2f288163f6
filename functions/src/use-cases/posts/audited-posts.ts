import type { Post } from "domain/posts/post";
import { type Actor, type AuditAction, type AuditEntry, auditEntry } from "domain/shared/audit";
import { findEarlierEntry } from "../audit/find-earlier-entry.ts";
import type { Transaction } from "../store/store.ts";

const MAX_TITLES = 5;

type CountedDetails = NonNullable<AuditEntry["details"]> & { readonly count: number };

export function toAuditDetails(
  posts: readonly (Pick<Post, "title"> | undefined)[],
): CountedDetails {
  const titles = posts.flatMap((post) => (post ? [post.title] : []));
  const [title] = titles;
  return {
    ...(title !== undefined && { title }),
    ...(titles.length > 1 && { titles: titles.slice(0, MAX_TITLES) }),
    count: posts.length,
  };
}

/**
 * Reads the entry of an operation that takes several commits.
 * @param id without one, each commit has an entry of its own
 * @returns what writes the entry, or adds to its count
 */
export async function operationEntry(
  transaction: Transaction,
  id: string | undefined,
  actor: Actor,
  action: AuditAction,
): Promise<(now: Date, target: string, details: CountedDetails) => void> {
  const entry =
    id === undefined ? undefined : await findEarlierEntry(transaction, id, { action, actor });
  return (now, target, details) => {
    const first = auditEntry(now, actor, action, { target, details });
    if (id === undefined) return transaction.add("audit_log", first);
    const count = Number(entry?.details?.count ?? 0) + details.count;
    const before = entry ?? first;
    transaction.set("audit_log", id, { ...before, details: { ...before.details, count } });
  };
}
