import { type ContactFileInput, contactFileAt } from "domain/contact/contact-file";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";

interface SentFileDeps extends Pick<StoreDeps, "store"> {
  readonly readFile: (path: string) => Promise<Buffer | undefined>;
}

/** @throws DomainError not-found when no submission lists it, or the bucket lost it */
export async function sentFile(
  { store, readFile }: SentFileDeps,
  { submission, id }: v.InferOutput<typeof ContactFileInput>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { contact_submissions } = await store.read({
    contact_submissions: { ids: [submission], fields: ["files"] },
  });
  const file = contact_submissions.get(submission)?.files?.find((file) => file.id === id);
  const bytes = file && (await readFile(contactFileAt(id)));
  if (!(file && bytes)) throw new DomainError("not-found", "This file is no longer stored.");
  return { name: file.name, bytes };
}
