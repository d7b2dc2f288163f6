import type { Actor, AuditAction, AuditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type { Reads } from "../store/store.ts";

interface Operation {
  readonly action: AuditAction;
  readonly actor: Actor;
  /** Left out where the calls of one operation have different ones. */
  readonly target?: string;
}

/**
 * Finds the entry that an earlier call of the same operation has written: a repeat writes none.
 * @param id made by the panel for the operation
 * @throws DomainError invalid-argument when the id belongs to another operation, or to somebody else's
 */
export async function findEarlierEntry(
  reads: Reads,
  id: string,
  { action, actor, target }: Operation,
): Promise<AuditEntry | undefined> {
  const entry = (await reads.read({ audit_log: [id] })).audit_log.get(id);
  if (!entry) return undefined;
  const isSame =
    entry.action === action &&
    entry.actor_uid === actor.uid &&
    (target === undefined || entry.target === target);
  if (isSame) return entry;
  throw new DomainError("invalid-argument", undefined, { cause: "id of another operation" });
}
