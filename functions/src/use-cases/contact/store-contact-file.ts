import { contactFileAt, contactFileType, type SentFile } from "domain/contact/contact-file";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import { toNetwork } from "domain/shared/network";
import { ALL_FILES_BUCKET, FILE_BUCKET, FILE_BYTES_BUCKET } from "domain/shared/rate-limit";
import type { StoreDeps } from "../store/store.ts";
import { type LimitKey, networkLimits, type Origin, spendTokens } from "../store/token-bucket.ts";

const HOUR = 3_600_000;
const MIB = 1024 * 1024;
export const TICKET_LIFE_MS = 24 * HOUR;
/** Clocks differ: no instance accepts the ticket of a file that another one deletes. */
const DELETION_MARGIN_MS = HOUR;
export const FILES_USE = "files";

export interface StoreContactFileDeps extends StoreDeps {
  readonly networkKey: LimitKey;
  readonly writeFile: (path: string, bytes: Buffer) => Promise<void>;
}

/** Stores a visitor's file until a submission names it. The document comes first, so that no file is without one. */
export async function storeContactFile(
  { store, now, networkKey, writeFile }: StoreContactFileDeps,
  { id, name, bytes }: { readonly id: string; readonly name: string; readonly bytes: Buffer },
  visitor: Origin,
): Promise<Omit<SentFile, "id">> {
  if (bytes.length === 0) throw refusal("empty");
  if (bytes.length > limits.contactFileBytes) throw refusal("too large");
  const type = contactFileType(name, bytes);
  if (!type) throw refusal("type");
  const at = now();
  const network = await networkKey(toNetwork(visitor.address), at, FILES_USE);
  const cost = Math.ceil(bytes.length / MIB);
  const size = { rule: FILE_BYTES_BUCKET, cost };
  const budgets = [
    ...(await networkLimits(networkKey, visitor, at, FILES_USE, { rule: FILE_BUCKET })),
    ...(await networkLimits(networkKey, visitor, at, `${FILES_USE} MiB`, size)),
    { key: `files ${at.toISOString().slice(0, 10)}`, rule: ALL_FILES_BUCKET, cost },
  ];
  const file = { name, type, bytes: bytes.length };
  const isStored = await store.atomically(async (transaction) => {
    if (!(await spendTokens(transaction, budgets, at))) return false;
    const delete_at = new Date(at.getTime() + TICKET_LIFE_MS + DELETION_MARGIN_MS);
    transaction.create("contact_files", id, { ...file, network, uploaded_at: at, delete_at });
    return true;
  });
  if (!isStored) throw new DomainError("resource-exhausted");
  await writeFile(contactFileAt(id), bytes);
  return file;
}

function refusal(cause: string): DomainError {
  return new DomainError("invalid-argument", undefined, { cause });
}
