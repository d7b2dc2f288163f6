import type { StoredSubmission } from "domain/contact/submission";
import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { addNote } from "./add-note.ts";
import { assignSubmissions, setSubmissionStatus } from "./change-submissions.ts";
import { retryMail } from "./deliver-mail.ts";

type Deps = Parameters<typeof assignSubmissions>[0];

const eva = { uid: "eva", email: "eva@nhk.example" };
const toId = (n: number) => `b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b000${n}`;
const OPERATION = "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10";
const ANSWERED = new Date("2026-11-20T10:00:00Z");

/** An inbox whose submissions have the ids of their places. */
function toInbox(...changes: readonly Partial<StoredSubmission>[]) {
  const memory = memoryOutbox();
  const { contact_submissions, user_roles, clock, audit_log } = memory;
  for (const uid of ["eva", "leo"]) {
    const email = `${uid}@nhk.example`;
    user_roles.set(uid, { user_id: uid, role: "admin", email, created_at: clock.now });
  }
  for (const [n, change] of changes.entries()) {
    contact_submissions.set(toId(n), {
      ...testSubmission.fields,
      ...{ status: "pending", notes: "", source: "contacto", mail: "sent" },
      ...{ created_at: clock.now, suspect: false, marketing: false },
      ...change,
    });
  }
  const sent: { to?: string; subject: string; text: string }[] = [];
  const deps: Deps = {
    ...memory.deps,
    send: async (mail) => void sent.push({ ...mail }),
  };
  return { ...memory, deps, sent, entries: () => [...audit_log] };
}
type Status = StoredSubmission["status"];
const all = (shown: Status, status: "in_progress" | "completed", count = 1) => ({
  operation_id: OPERATION,
  submissions: Array.from({ length: count }, (_, n) => ({ id: toId(n), shown })),
  status,
});
const assigning = (shown: string, assigned_to: string, count = 1) => ({
  operation_id: OPERATION,
  submissions: Array.from({ length: count }, (_, n) => ({ id: toId(n), shown })),
  assigned_to,
});

describe("setSubmissionStatus", () => {
  it("records a new status under the id of the operation, without the visitor's name", async () => {
    const { deps, contact_submissions, audit_log } = toInbox({});
    expect(await setSubmissionStatus(deps, all("pending", "in_progress"), eva)).toEqual({
      changed: 1,
    });
    expect(contact_submissions.get(toId(0))).toMatchObject({
      status: "in_progress",
      change_id: OPERATION,
    });
    expect(audit_log.get(OPERATION)).toEqual({
      at: deps.now(),
      actor_uid: "eva",
      actor_email: "eva@nhk.example",
      action: "inquiry_status_changed",
      target: toId(0),
      details: { former_status: "pending", status: "in_progress" },
      expires_at: expect.any(Date),
    });
  });

  it("counts no click as an answer, and takes an answer's time back while the submission is open", async () => {
    const answer = { id: toId(8), text: "Por teléfono.", at: ANSWERED, is_answer: true } as const;
    const note_entries = [{ ...answer, by_uid: "eva", by_email: "" }];
    const { deps, contact_submissions } = toInbox({}, { note_entries });
    await setSubmissionStatus(deps, all("pending", "completed", 2), eva);
    expect(contact_submissions.get(toId(0))).not.toHaveProperty("answered_at");
    expect(contact_submissions.get(toId(1))?.answered_at).toEqual(ANSWERED);
    const reopen = { ...all("completed", "in_progress", 2), operation_id: toId(9) };
    await setSubmissionStatus(deps, reopen, eva);
    expect(contact_submissions.get(toId(1))).not.toHaveProperty("answered_at");
  });

  it("changes all in one operation, and keeps the answer of those that are completed", async () => {
    const { deps, contact_submissions, entries } = toInbox(
      { status: "pending" },
      { status: "in_progress" },
      { status: "completed", answered_at: ANSWERED },
    );
    const { operation_id, submissions, status } = all("pending", "completed", 3);
    const shown = submissions.with(1, { id: toId(1), shown: "in_progress" });
    const input = { operation_id, submissions: shown, status };
    expect(await setSubmissionStatus(deps, input, eva)).toEqual({ changed: 2 });
    expect(
      [...contact_submissions.values()].map((contact_Submission) => contact_Submission.answered_at),
    ).toEqual([undefined, undefined, ANSWERED]);
    const details = { status: "completed", count: 2, ids: [toId(0), toId(1)] };
    expect(entries()).toMatchObject([[OPERATION, { target: toId(0), details }]]);
  });

  it("changes none when another administrator changed one of them meanwhile", async () => {
    const { deps, contact_submissions, entries } = toInbox({}, { status: "completed" });
    const message = "Another administrator changed the status meanwhile. It is now shown.";
    const changeInput = {
      ...all("pending", "in_progress"),
      submissions: [{ id: toId(1), shown: "pending" as const }],
    };
    await expect(setSubmissionStatus(deps, changeInput, eva)).rejects.toMatchObject({
      code: "aborted",
      safe: message,
    });
    await expect(
      setSubmissionStatus(deps, all("pending", "in_progress", 2), eva),
    ).rejects.toMatchObject({ code: "aborted", safe: expect.stringContaining("of 1 of these") });
    expect(contact_submissions.get(toId(0))?.status).toBe("pending");
    expect(entries()).toEqual([]);
  });

  it("accepts what has the status already, and records nothing", async () => {
    const { deps, entries } = toInbox({ status: "completed", answered_at: ANSWERED });
    expect(await setSubmissionStatus(deps, all("pending", "completed"), eva)).toEqual({
      changed: 0,
    });
    expect(entries()).toEqual([]);
  });

  it("refuses an erased submission, and the id of another operation", async () => {
    const { deps } = toInbox({});
    await expect(
      setSubmissionStatus(deps, all("pending", "completed", 2), eva),
    ).rejects.toMatchObject({ code: "not-found" });
    await setSubmissionStatus(deps, all("pending", "completed"), eva);
    await expect(assignSubmissions(deps, assigning("", "leo"), eva)).rejects.toMatchObject({
      code: "invalid-argument",
    });
    const leo = { uid: "leo", email: "" };
    await expect(setSubmissionStatus(deps, all("pending", "completed"), leo)).rejects.toMatchObject(
      { code: "invalid-argument" },
    );
  });
});

describe("assignSubmissions", () => {
  it("mails the person a link to each inquiry, and nothing of its visitor", async () => {
    const { deps, sent, entries, contact_submissions } = toInbox({}, {});
    expect(await assignSubmissions(deps, assigning("", "leo", 2), eva)).toEqual({ changed: 2 });
    expect(
      [...contact_submissions.values()].map((contact_Submission) => contact_Submission.assigned_to),
    ).toEqual(["leo", "leo"]);
    expect(sent).toMatchObject([
      { to: "leo@nhk.example", subject: "2 inquiries were assigned to you" },
    ]);
    expect(sent[0]?.text).toBe(`eva@nhk.example assigned these 2 inquiries to you:

B1D6A0C4, Cotización:
https://nhk.example/nhk#contact/${toId(0)}

B1D6A0C4, Cotización:
https://nhk.example/nhk#contact/${toId(1)}
`);
    const details = { former_assignee: "", assignee: "leo", count: 2, ids: [toId(0), toId(1)] };
    expect(entries()).toMatchObject([[OPERATION, { action: "inquiry_assigned", details }]]);
  });

  it("does not wait for a mail server that does not answer", async () => {
    const { deps, mail_outbox } = toInbox({});
    const hanging: Deps = { ...deps, send: () => new Promise(() => {}), wait: async () => {} };
    expect(await assignSubmissions(hanging, assigning("", "leo"), eva)).toEqual({ changed: 1 });
    expect([...mail_outbox.values()]).toMatchObject([{ assignment: { uid: "leo" } }]);
  });

  it("mails nobody who takes an inquiry, and when it is taken away", async () => {
    const { deps, sent, mail_outbox, contact_submissions } = toInbox({});
    await assignSubmissions(deps, assigning("", "eva"), eva);
    await assignSubmissions(deps, { ...assigning("eva", ""), operation_id: toId(9) }, eva);
    expect(contact_submissions.get(toId(0))).not.toHaveProperty("assigned_to");
    expect([sent, mail_outbox.size]).toEqual([[], 0]);
  });

  it("mails only what the person still has when the mail server is back", async () => {
    const { deps, sent, advance, user_roles } = toInbox({}, {});
    const down = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));
    await assignSubmissions({ ...deps, send: down }, assigning("", "leo", 2), eva);
    const away = { ...assigning("leo", ""), operation_id: toId(9) };
    await assignSubmissions(deps, away, eva);
    const named = user_roles.get("eva");
    if (named) user_roles.set("eva", { ...named, display_name: "Eva Ruiz" });
    advance(10);
    await retryMail(deps);
    expect(sent).toMatchObject([{ subject: "Inquiry B1D6A0C4 was assigned to you" }]);
    expect(sent[0]?.text).toMatch(/^Eva Ruiz assigned this inquiry to you:/);
    expect(sent[0]?.text).not.toContain(toId(0));
  });

  it("gives the mail up when the person is no administrator any more", async () => {
    const { deps, sent, advance, user_roles, mail_outbox } = toInbox({});
    const down = () => Promise.reject(new Error("no"));
    await assignSubmissions({ ...deps, send: down }, assigning("", "leo"), eva);
    user_roles.delete("leo");
    advance(10);
    await retryMail(deps);
    expect(sent).toEqual([]);
    expect([...mail_outbox.values()]).toMatchObject([{ state: "failed" }]);
  });

  it("refuses who is no administrator, and what somebody else assigned meanwhile", async () => {
    const { deps, entries } = toInbox({ assigned_to: "leo" });
    await expect(assignSubmissions(deps, assigning("leo", "ana"), eva)).rejects.toMatchObject({
      code: "failed-precondition",
    });
    await expect(assignSubmissions(deps, assigning("", "eva"), eva)).rejects.toMatchObject({
      code: "aborted",
      safe: "Another administrator changed the assignment meanwhile. It is now shown.",
    });
    expect(await assignSubmissions(deps, assigning("", "leo"), eva)).toEqual({ changed: 0 });
    expect(entries()).toEqual([]);
  });
});

describe("addNote", () => {
  const note = { id: toId(0), note_id: OPERATION, text: "Llamar el lunes." };

  it("adds a note with the person and the time, after the others", async () => {
    const { deps, contact_submissions } = toInbox({ notes: "Quiere oferta." });
    await addNote(deps, { ...note, note_id: toId(8), text: "Enviada." }, eva);
    await addNote(deps, note, eva);
    const by = { at: deps.now(), by_uid: "eva", by_email: "eva@nhk.example" };
    expect(contact_submissions.get(toId(0))).toMatchObject({
      notes: "Quiere oferta.",
      note_entries: [
        { id: toId(8), text: "Enviada.", ...by },
        { id: OPERATION, text: "Llamar el lunes.", ...by },
      ],
    });
  });

  it("completes the submission with a note that tells of an answer, and keeps the first answer's time", async () => {
    const { deps, advance, contact_submissions, audit_log } = toInbox({});
    const first = deps.now();
    await addNote(deps, { ...note, is_answer: true }, eva);
    advance(60);
    await addNote(deps, { ...note, note_id: toId(8), is_answer: true }, eva);
    expect(contact_submissions.get(toId(0))).toMatchObject({
      status: "completed",
      answered_at: first,
      note_entries: [{ id: OPERATION, is_answer: true }, { is_answer: true }],
    });
    expect([...audit_log.values()]).toMatchObject([
      { action: "inquiry_answered", actor_uid: "eva", target: toId(0) },
      { action: "inquiry_answered" },
    ]);
  });

  it("refuses an erased submission, and more notes than a submission can have", async () => {
    const by = { text: "a", at: ANSWERED, by_uid: "eva", by_email: "" };
    const note_entries = Array.from({ length: 60 }, () => ({ id: crypto.randomUUID(), ...by }));
    const { deps } = toInbox({ note_entries });
    await expect(addNote(deps, note, eva)).rejects.toMatchObject({ code: "failed-precondition" });
    await expect(addNote(deps, { ...note, id: toId(7) }, eva)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

it.each<[string, number, (deps: Deps) => Promise<unknown>]>([
  ["a status", 2, (deps) => setSubmissionStatus(deps, all("pending", "completed", 2), eva)],
  ["an assignment", 4, (deps) => assignSubmissions(deps, assigning("", "leo", 2), eva)],
  ["a note", 2, (deps) => addNote(deps, { id: toId(0), note_id: OPERATION, text: "Llamar." }, eva)],
])("stores %s once, whose answer was lost at any step", async (_, fewest, change) => {
  const { ends, expected } = await failAtEveryStep(() => {
    const { deps, advance, contact_submissions, audit_log, mail_outbox } = toInbox({}, {});
    const answers: unknown[] = [];
    return {
      deps,
      run: async (ports) => {
        answers[0] = await change(ports);
        // The attempt of a killed process is due again when its lease ends.
        advance(10);
        await retryMail(ports);
      },
      state: () => ({
        answers,
        stored: [...contact_submissions.values()].map((contact_Submission) => [
          ...[
            contact_Submission.status,
            contact_Submission.assigned_to,
            contact_Submission.change_id,
          ],
          contact_Submission.note_entries?.map(({ text }) => text),
        ]),
        log: [...audit_log].map(([id, { action, details }]) => ({ id, action, details })),
        mails: [...mail_outbox].map(([id, { state }]) => ({ id, state })),
      }),
    };
  }, fewest);
  expect(ends).toEqual(expected);
});
