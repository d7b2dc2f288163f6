import type { SentFile } from "domain/contact/contact-file";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import { toNetwork } from "domain/shared/network";
import type { Reads, Writes } from "../store/store.ts";
import type { LimitKey } from "../store/token-bucket.ts";
import { FILES_USE, TICKET_LIFE_MS } from "./store-contact-file.ts";

/** Keys change at midnight. @returns those under which a usable file of this network may be stored */
export function networkKeys(
  networkKey: LimitKey,
  address: string,
  now: Date,
): Promise<readonly string[]> {
  const days = [now, new Date(now.getTime() - TICKET_LIFE_MS)];
  return Promise.all(days.map((day) => networkKey(toNetwork(address), day, FILES_USE)));
}

/** @throws DomainError failed-precondition when one is used, too old or of another network */
export async function waitingFiles(
  reads: Reads,
  ids: readonly string[],
  networks: readonly string[],
  now: Date,
): Promise<readonly SentFile[]> {
  if (ids.length === 0) return [];
  const { contact_files } = await reads.read({ contact_files: ids });
  const files = [...contact_files].filter(
    ([, { network, uploaded_at }]) =>
      networks.includes(network) && now.getTime() - uploaded_at.getTime() < TICKET_LIFE_MS,
  );
  const bytes = files.reduce((sum, [, file]) => sum + file.bytes, 0);
  if (files.length !== ids.length || bytes > limits.contactFilesBytes)
    throw new DomainError("failed-precondition", undefined, { cause: "files" });
  return files.map(([id, file]) => ({ id, name: file.name, type: file.type, bytes: file.bytes }));
}

/** From now on only the submission lists them. */
export function takeFiles(writes: Writes, files: readonly SentFile[]): void {
  for (const { id } of files) writes.delete("contact_files", id);
}
