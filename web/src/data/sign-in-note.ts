import * as v from "valibot";
import { call } from "#data/callables.ts";

const KEY = "sign-in-note";

const NoteSchema = v.object({
  /** Whose sign-in, and when. */
  sign_in: v.string(),
  session_id: v.string(),
  noted: v.boolean(),
});
type Note = v.InferOutput<typeof NoteSchema>;

/**
 * Tells the audit log that an administrator has signed in, once for each sign-in: every tab and every reload finds out
 * about the same session. Nobody waits for the log, so a failure is logged only, and the next reload tries again under
 * the same id.
 * @param signedInAt as the token says it; it stays the same until the next sign-in
 */
export async function noteSignIn(uid: string, signedInAt: string): Promise<void> {
  try {
    await navigator.locks.request(KEY, () => note(`${uid} ${signedInAt}`));
  } catch (error) {
    console.warn("A sign-in could not be noted in the audit log", error);
  }
}

async function note(sign_in: string): Promise<void> {
  const kept = read();
  const mine =
    kept?.sign_in === sign_in ? kept : { sign_in, session_id: crypto.randomUUID(), noted: false };
  if (mine.noted) return;
  keep(mine);
  await call("noteSignIn", { session_id: mine.session_id });
  keep({ ...mine, noted: true });
}

function keep(value: Note): void {
  localStorage.setItem(KEY, JSON.stringify(value));
}

function read(): Note | undefined {
  try {
    return v.parse(NoteSchema, JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return undefined;
  }
}
