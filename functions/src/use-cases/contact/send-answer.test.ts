import { answerMail } from "domain/contact/answer-mail";
import { RETRY_MINUTES } from "domain/contact/contact-mail";
import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { setSubmissionStatus } from "./change-submissions.ts";
import { retryMail } from "./deliver-mail.ts";
import { eraseSubmission } from "./erase-submission.ts";
import { sendAnswer } from "./send-answer.ts";

const { id } = testSubmission;
const ANSWER = "0a0a0a0a-0000-4000-8000-00000000000a";
const eva = { uid: "eva", email: "eva@nhk.example" };
const input = { id, answer_id: ANSWER, text: "Hola, Marta:\n\nSí, tenemos.", shown: 0 };
const refused = Object.assign(new Error("no"), {
  ...{ code: "EENVELOPE", responseCode: 550, response: "550 5.1.1 User unknown" },
});

function openInquiry(change: { readonly suspect?: boolean } = {}) {
  const memory = memoryOutbox();
  const { source, marketing, fields } = testSubmission;
  memory.contact_submissions.set(id, {
    ...{ ...fields, source, marketing, notes: "", status: "pending", mail: "sent" },
    ...{ created_at: memory.clock.now, suspect: false, ...change },
  });
  const deps = { ...memory.deps, wait: () => new Promise<void>(() => {}) };
  return { ...memory, deps, stored: () => memory.contact_submissions.get(id) };
}

describe("sendAnswer", () => {
  it("stops the promise's clock when the mail server accepts the answer", async () => {
    const { deps, server, clock, advance, stored } = openInquiry();
    server.isUp = false;
    expect(await sendAnswer(deps, input, eva)).toEqual({ mail: "pending" });
    expect(stored()).toMatchObject({
      status: "pending",
      answers: [{ mail: "pending", error: "ECONNREFUSED" }],
    });
    expect(stored()).not.toHaveProperty("answered_at");
    advance(10);
    server.isUp = true;
    await retryMail(deps);
    expect(stored()).toMatchObject({
      ...{ status: "completed", answered_at: clock.now },
      answers: [{ mail: "sent", sent_at: clock.now, by_uid: "eva", text: input.text }],
    });
  });

  it("stores and sends an answer once when it is asked twice", async () => {
    const { deps, server, stored, audit_log } = openInquiry();
    await sendAnswer(deps, input, eva);
    expect(await sendAnswer(deps, input, eva)).toEqual({ mail: "sent" });
    expect(server.mails).toHaveLength(1);
    expect(stored()?.answers).toHaveLength(1);
    expect([...audit_log.values()].map(({ action }) => action)).toEqual(["inquiry_answered"]);
  });

  it("fails at once, with the server's words, when the address is refused", async () => {
    const { deps, stored, mail_outbox, logged } = openInquiry();
    const refusing = { ...deps, send: () => Promise.reject(refused) };
    expect(await sendAnswer(refusing, input, eva)).toEqual({ mail: "failed" });
    expect(stored()?.answers).toMatchObject([{ mail: "failed", error: refused.response }]);
    expect(stored()?.status).toBe("pending");
    expect([...mail_outbox.values()]).toMatchObject([{ state: "failed" }]);
    expect(JSON.stringify(logged)).not.toContain("unknown");
  });

  it("opens a completed inquiry again when its only answer fails for good", async () => {
    const { deps, server, advance, stored } = openInquiry();
    server.isUp = false;
    await sendAnswer(deps, input, eva);
    const operation = { operation_id: ANSWER, status: "completed" } as const;
    await setSubmissionStatus(deps, { ...operation, submissions: [{ id, shown: "pending" }] }, eva);
    for (const minutes of RETRY_MINUTES) {
      advance(minutes);
      await retryMail(deps);
    }
    expect(stored()).toMatchObject({ status: "in_progress", answers: [{ mail: "failed" }] });
    expect(stored()).not.toHaveProperty("answered_at");
  });

  it("keeps the time of the first accepted answer", async () => {
    const { deps, advance, stored } = openInquiry();
    await sendAnswer(deps, input, eva);
    const first = stored()?.answered_at;
    advance(600);
    const second = { ...input, answer_id: "0a0a0a0a-0000-4000-8000-00000000000b", shown: 1 };
    await sendAnswer(deps, second, eva);
    expect(stored()?.answered_at).toEqual(first);
    const changes = ["in_progress", "completed"] as const;
    for (const [n, status] of changes.entries()) {
      const shown = changes[1 - n] ?? "completed";
      const operation_id = `0a0a0a0a-0000-4000-8000-00000000001${n}`;
      await setSubmissionStatus(deps, { operation_id, status, submissions: [{ id, shown }] }, eva);
    }
    expect(stored()?.answered_at).toEqual(first);
  });

  it.each([
    ["an erased inquiry", { id: ANSWER }, {}, "not-found"],
    ["possible spam", {}, { suspect: true }, "failed-precondition"],
    ["an inquiry that somebody else answered meanwhile", { shown: 1 }, {}, "aborted"],
  ])("refuses %s and sends nothing", async (_, change, inquiry, code) => {
    const { deps, server, mail_outbox } = openInquiry(inquiry);
    await expect(sendAnswer(deps, { ...input, ...change }, eva)).rejects.toMatchObject({ code });
    expect(server.mails).toEqual([]);
    expect(mail_outbox.size).toBe(0);
  });

  it("is exported and erased with its inquiry", async () => {
    const { deps, stored } = openInquiry();
    await sendAnswer(deps, input, eva);
    const at = deps.now().toISOString();
    const { submissions } = await eraseSubmission(deps, { id, erase: true }, eva);
    expect(submissions).toMatchObject([{ answers: [{ at, text: input.text }] }]);
    expect(JSON.stringify(submissions)).not.toContain("eva");
    expect(stored()).toBeUndefined();
  });

  it("writes the answer above the inquiry and names what it answers", async () => {
    const { deps, stored } = openInquiry();
    await sendAnswer(deps, input, eva);
    const submission = stored();
    if (!submission) throw new Error("no submission");
    const mail = answerMail(id, submission, { id: "next", text: "Hola:\n\n<b>46</b>\nSaludos" });
    expect(mail.answer_to).toBe(testSubmission.fields.email);
    expect(mail.text).toMatch(/^Hola:\n\n<b>46<\/b>\nSaludos\n\nSu consulta con la referencia /);
    expect(mail.text).toContain(testSubmission.fields.message);
    expect(mail.html).toContain("<p>&lt;b&gt;46&lt;/b&gt;<br>Saludos</p>");
    expect(mail.references).toEqual([
      `<${id}.copia@contacto.nhk-group>`,
      `<${ANSWER}.respuesta@contacto.nhk-group>`,
    ]);
  });
});
