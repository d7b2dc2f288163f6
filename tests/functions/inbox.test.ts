import { beforeEach, describe, expect, it } from "vitest";
import { demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { aSubmission, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { contactInput } from "../support/contact-input.ts";
import { reset, setStandInMode } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storeSubmission } from "../support/store.ts";
import { anAdmin, auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";

const at = addresses();
const id = toId("submission");
let token: string;
beforeEach(async () => {
  await reset();
  await setStandInMode(at.mailbox, "normal");
  token = await anAdmin();
});

const mails = async () =>
  ((await (await fetch(`${at.mailbox}/api/messages`)).json()) as { text: string }[]).filter(
    ({ text }) => text.includes(id),
  );
const resend = () => callAndExpectSuccess("resendContactMail", { id }, token);

describe("resendContactMail", () => {
  it.each(["failed", "held", "sent"] as const)("sends a mail that is %s", async (mail) => {
    await storeSubmission(sdk.db, aSubmission({ mail }));
    if (mail === "failed") await sdk.db.doc(`mail_outbox/${id}`).set({ state: mail, attempts: 6 });
    expect(await resend()).toEqual({ mail: "sent" });
    expect(await mails()).toHaveLength(1);
    expect((await sdk.db.doc(`contact_submissions/${id}`).get()).get("mail")).toBe("sent");
    expect(await auditTrail()).toEqual([["mail_resent", demoAdmin.email, id]]);
  });

  it("leaves a mail that cannot be sent now to the outbox", async () => {
    await storeSubmission(sdk.db, aSubmission({ mail: "failed" }));
    await setStandInMode(at.mailbox, "down");
    expect(await resend()).toEqual({ mail: "pending" });
    const entry = await sdk.db.doc(`mail_outbox/${id}`).get();
    expect(entry.data()).toMatchObject({ state: "pending", attempts: 1 });
  });

  it("rejects a mail that is being sent, and an unknown submission", async () => {
    expect(getStatus(await callFunction("resendContactMail", { id }, token))).toBe("NOT_FOUND");
    await storeSubmission(sdk.db, aSubmission({ mail: "sending" }));
    const due = new Date(Date.now() + 60_000);
    await sdk.db.doc(`mail_outbox/${id}`).set({ state: "sending", attempts: 1, due });
    const busy = await callFunction("resendContactMail", { id }, token);
    expect(busy).toMatchObject({
      error: { status: "FAILED_PRECONDITION", details: { safe: true } },
    });
    expect(await mails()).toEqual([]);
  });
});

describe("markSpam", () => {
  it("mails a suspect submission once when it is cleared, also by two calls at once", async () => {
    const input = contactInput("submission", { honeypot: "x" });
    await callFunction("submitContact", input);
    expect(await mails()).toEqual([]);
    const clear = () => callAndExpectSuccess("markSpam", { id, spam: false }, token);
    await Promise.all([clear(), clear()]);
    expect(await clear()).toEqual({ mail: "sent" });
    await runScheduled("retryMail");
    expect(await mails()).toHaveLength(1);
    expect(await auditTrail()).toEqual([["inquiry_cleared_of_spam", demoAdmin.email, id]]);
    const stored = await sdk.db.doc(`contact_submissions/${id}`).get();
    expect(stored.data()).toMatchObject({ suspect: false, mail: "sent", status: "pending" });
  });

  it("holds the waiting mail of a submission that is marked", async () => {
    await setStandInMode(at.mailbox, "down");
    await callFunction("submitContact", contactInput("submission"));
    await setStandInMode(at.mailbox, "normal");
    expect(await callAndExpectSuccess("markSpam", { id, spam: true }, token)).toEqual({
      mail: "held",
    });
    await runScheduled("retryMail");
    expect(await mails()).toEqual([]);
    const refused = await callFunction("resendContactMail", { id }, token);
    expect(getStatus(refused)).toBe("FAILED_PRECONDITION");
  });
});

describe("changes of submissions", () => {
  const second = toId("second");
  const shown = <Value>(value: Value) =>
    [id, second].map((submissionId) => ({ id: submissionId, shown: value }));
  const operation_id = toId("operation");
  beforeEach(async () => {
    await storeSubmission(sdk.db, aSubmission());
    await storeSubmission(sdk.db, aSubmission({ id: second }));
  });

  it("are stored once by two calls of one operation, and refused to who saw something else", async () => {
    const input = {
      operation_id,
      submissions: shown("pending" as const),
      status: "completed",
    } as const;
    const complete = () => callAndExpectSuccess("setSubmissionStatus", input, token);
    expect(await Promise.all([complete(), complete()])).toEqual([{ changed: 2 }, { changed: 2 }]);
    const late = { ...input, operation_id: toId("late"), status: "in_progress" };
    expect(await callFunction("setSubmissionStatus", late, token)).toMatchObject({
      error: { status: "ABORTED", details: { safe: true } },
    });
    expect(await auditTrail()).toEqual([["inquiry_status_changed", demoAdmin.email, id]]);
    const stored = await sdk.db.doc(`contact_submissions/${second}`).get();
    expect(stored.data()).toMatchObject({ status: "completed", change_id: operation_id });
  });

  it("mail the administrator to whom somebody else assigned them, once", async () => {
    const uid = "leo";
    const row = { user_id: uid, role: "admin", email: "leo@nhk.example", created_at: new Date() };
    await sdk.db.doc(`user_roles/${uid}`).set(row);
    const input = { operation_id, submissions: shown(""), assigned_to: uid };
    await setStandInMode(at.mailbox, "down");
    const assign = () => callAndExpectSuccess("assignSubmissions", input, token);
    expect(await assign()).toEqual({ changed: 2 });
    await setStandInMode(at.mailbox, "normal");
    await sdk.db.doc(`mail_outbox/${operation_id}_assignment`).update({ due: new Date(0) });
    expect(await assign()).toEqual({ changed: 2 });
    await runScheduled("retryMail");
    const [mail, ...rest] = await mails();
    expect(mail?.text).toContain(`/nhk#contact/${second}`);
    expect(mail?.text).not.toMatch(/Ana|lacteos/i);
    expect(rest).toEqual([]);
  });

  it("keep each of several notes that are added at once", async () => {
    const add = (text: string) =>
      callAndExpectSuccess("addNote", { id, note_id: toId(text), text }, token);
    await Promise.all(["uno", "dos", "tres", "uno"].map(add));
    const stored = await sdk.db.doc(`contact_submissions/${id}`).get();
    const texts = (stored.get("note_entries") as { text: string }[]).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(["dos", "tres", "uno"]);
  });
});

describe("sendAnswer", () => {
  const answer_id = toId("answer");
  const input = { id, answer_id, text: "Hola, Marta:\n\nSí, lo tenemos.", shown: 0 };
  const submission = sdk.db.doc(`contact_submissions/${id}`);
  const answerMails = async () =>
    (
      (await (await fetch(`${at.mailbox}/api/messages`)).json()) as {
        readonly text: string;
        readonly to: readonly string[];
        readonly message_id: string;
        readonly reply_to: string;
      }[]
    ).filter(({ text }) => text.includes("Sí, lo tenemos."));
  beforeEach(() => storeSubmission(sdk.db, aSubmission()));

  it("mails the visitor once when the mail server is back, and is answered from then on", async () => {
    await setStandInMode(at.mailbox, "down");
    const send = () => callAndExpectSuccess("sendAnswer", input, token);
    expect(await send()).toEqual({ mail: "pending" });
    expect((await submission.get()).get("answered_at")).toBeUndefined();
    await setStandInMode(at.mailbox, "normal");
    await sdk.db.doc(`mail_outbox/${answer_id}_answer`).update({ due: new Date(0) });
    await Promise.all([send(), send(), runScheduled("retryMail")]);
    const stored = await submission.get();
    expect(stored.data()).toMatchObject({ status: "completed", answers: [{ mail: "sent" }] });
    expect(stored.get("answered_at")).toEqual(stored.get("answers")[0].sent_at);
    const [mail, ...rest] = await answerMails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      to: [aSubmission().email],
      message_id: `<${answer_id}.respuesta@contacto.nhk-group>`,
    });
    expect(mail?.reply_to).toContain("ventas@nhk-group.example");
  });

  it("keeps the answer with the server's words when the mail server refuses it", async () => {
    await setStandInMode(at.mailbox, "reject");
    await callAndExpectSuccess("sendAnswer", input, token);
    const stored = await submission.get();
    expect(stored.get("status")).not.toBe("completed");
    expect(stored.get("answers")).toMatchObject([
      { text: input.text, error: expect.stringMatching(/^[45]\d\d /) },
    ]);
    expect(await answerMails()).toEqual([]);
  });
});

describe("eraseSubmission", () => {
  const other = aSubmission({ id: toId("other"), email: "otra@example.com" });
  beforeEach(async () => {
    await storeSubmission(sdk.db, aSubmission());
    await storeSubmission(sdk.db, aSubmission({ id: toId("second"), notes: "Llamar" }));
    await storeSubmission(sdk.db, other);
    await sdk.db.doc(`mail_outbox/${id}`).set({ state: "sent", attempts: 1 });
  });

  it("returns the data of a person, then erases it with its mails", async () => {
    const person = { email: "Ana@lacteos.example" };
    const shown = await callAndExpectSuccess("eraseSubmission", { ...person, erase: false }, token);
    expect(shown).toMatchObject({ submissions: [{}, {}], erased: 0, more: false });
    expect(await countDocuments("contact_submissions")).toBe(3);
    const { submissions, erased } = await callAndExpectSuccess(
      "eraseSubmission",
      { email: "ana@lacteos.example", erase: true },
      token,
    );
    expect(erased).toBe(2);
    const first = submissions.find((submission) => submission.id === id);
    expect(first).toMatchObject({ name: "Ana Ruiz", created_at: "2026-06-01T12:00:00.000Z" });
    expect(await countDocuments("contact_submissions")).toBe(1);
    expect(await countDocuments("mail_outbox")).toBe(0);
    const log = await sdk.db.collection("audit_log").get();
    expect(JSON.stringify(log.docs.map((doc) => doc.data()))).not.toMatch(/ana@|Ana/i);
    expect((await auditTrail()).map(([action]) => action)).toEqual([
      "submissions_shown",
      "submissions_erased",
    ]);
  });

  it("erases one submission by its id, and nothing on the second call", async () => {
    const input = { id: other.id, erase: true };
    expect(await callAndExpectSuccess("eraseSubmission", input, token)).toMatchObject({
      erased: 1,
    });
    const again = { submissions: [], erased: 0, more: false };
    expect(await callAndExpectSuccess("eraseSubmission", input, token)).toEqual(again);
    expect(await countDocuments("contact_submissions")).toBe(2);
  });
});

describe("the audit log", () => {
  it("records a session's sign-in once, and every export", async () => {
    const session = { session_id: toId("session") };
    expect(await callAndExpectSuccess("recordSignIn", session, token)).toEqual({ noted: true });
    expect(await callAndExpectSuccess("recordSignIn", session, token)).toEqual({ noted: false });
    const exported = { what: "posts", format: "csv", count: 14 } as const;
    expect(await callAndExpectSuccess("recordExport", exported, token)).toEqual({ noted: true });
    expect(await auditTrail()).toEqual([
      ["signed_in", demoAdmin.email, ""],
      ["exported", demoAdmin.email, "posts"],
    ]);
  });
});
