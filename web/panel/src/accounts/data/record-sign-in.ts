import { readStored, writeStored } from "kit/lib/browser-storage";
import * as v from "valibot";
import { call } from "#data/callables.ts";

const KEY = "sign-in-note";

const NoteSchema = v.object({
  /** The account's id and the time of the sign-in. */
  sign_in: v.string(),
  session_id: v.string(),
  noted_at: v.number(),
});
type Note = v.InferOutput<typeof NoteSchema>;

const HOUR_MS = 3_600_000;

/** Once an hour across tabs and reloads; a reload retries. */
export async function recordSignIn(uid: string, signedInAt: string): Promise<void> {
  try {
    await navigator.locks.request(KEY, () => reportOnce(`${uid} ${signedInAt}`));
  } catch (error) {
    console.warn("A sign-in could not be noted in the audit log", error);
  }
}

async function reportOnce(sign_in: string): Promise<void> {
  const stored = v.safeParse(NoteSchema, readStored("localStorage", KEY));
  const note: Note =
    stored.success && stored.output.sign_in === sign_in
      ? stored.output
      : { sign_in, session_id: crypto.randomUUID(), noted_at: 0 };
  if (Date.now() - note.noted_at < HOUR_MS) return;
  writeStored("localStorage", KEY, note);
  await call("recordSignIn", { session_id: note.session_id });
  writeStored("localStorage", KEY, { ...note, noted_at: Date.now() });
}
