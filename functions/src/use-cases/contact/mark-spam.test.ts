import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { visitorFrom } from "../../testing/visitor-from.ts";
import { retryMail } from "./deliver-mail.ts";
import { markSpam } from "./mark-spam.ts";
import { resendContactMail } from "./resend-contact-mail.ts";
import { submitContact } from "./submit-contact.ts";

const actor = { uid: "u1", email: "eva@example.com" };
const { id } = testSubmission;
const visitor = visitorFrom("x");

async function stored(change: { honeypot?: string; isMailServerUp?: boolean } = {}) {
  const memory = memoryOutbox();
  const { honeypot = "", isMailServerUp = true } = change;
  memory.server.isUp = isMailServerUp;
  await submitContact(memory.deps, { ...testSubmission, honeypot }, visitor);
  memory.server.isUp = true;
  return {
    ...memory,
    mark: (spam: boolean) => markSpam(memory.deps, { id, spam }, actor),
    submission: () => memory.contact_submissions.get(id),
    actions: () => [...memory.audit_log.values()].map(({ action }) => action),
  };
}

describe("markSpam", () => {
  it("sends the held mail once when the submission is no spam", async () => {
    const { mark, server, submission, actions } = await stored({ honeypot: "x" });
    expect(await mark(false)).toEqual({ mail: "sent" });
    expect(await mark(false)).toEqual({ mail: "sent" });
    expect(server.mails).toHaveLength(1);
    expect(submission()).toMatchObject({ suspect: false, mail: "sent" });
    expect(actions()).toEqual(["inquiry_cleared_of_spam"]);
  });

  it("does not repeat a sent mail when a submission is marked and cleared again", async () => {
    const { mark, server, submission, actions } = await stored();
    expect(await mark(true)).toEqual({ mail: "sent" });
    expect(submission()?.suspect).toBe(true);
    expect(await mark(false)).toEqual({ mail: "sent" });
    expect(server.mails).toHaveLength(1);
    expect(actions()).toEqual(["inquiry_marked_spam", "inquiry_cleared_of_spam"]);
  });

  it("holds a waiting mail until the submission is cleared", async () => {
    const { mark, server, deps, advance } = await stored({ isMailServerUp: false });
    expect(await mark(true)).toEqual({ mail: "held" });
    advance(600);
    expect(await retryMail(deps)).toMatchObject({ sent: 0 });
    expect([server.mails, server.copies]).toEqual([[], []]);
    expect(await mark(false)).toEqual({ mail: "sent" });
    expect(server.mails).toHaveLength(1);
  });

  it("holds a mail that failed for good, and sends it when the submission is cleared", async () => {
    const { mark, server, submission, mail_outbox } = await stored({ isMailServerUp: false });
    const outbox = mail_outbox.get(id);
    if (outbox) mail_outbox.set(id, { ...outbox, state: "failed" });
    expect(await mark(true)).toEqual({ mail: "held" });
    expect(submission()).toMatchObject({ suspect: true, mail: "held" });
    expect(await mark(false)).toEqual({ mail: "sent" });
    expect(server.mails).toHaveLength(1);
  });

  it("holds a mail whose attempt fails after the submission was marked", async () => {
    const { mark, deps, mail_outbox, advance, submission, server } = await stored({
      honeypot: "x",
    });
    const send = async () => {
      await mark(true);
      throw new Error("no");
    };
    expect(await markSpam({ ...deps, send }, { id, spam: false }, actor)).toEqual({
      mail: "pending",
    });
    advance(600);
    await retryMail(deps);
    expect(mail_outbox.get(id)).toMatchObject({ state: "held" });
    expect(submission()).toMatchObject({ suspect: true, mail: "held" });
    expect(server.mails).toEqual([]);
  });

  it("rejects a missing submission, and sending the mail of a suspect one", async () => {
    const { mark, contact_submissions, deps } = await stored({ honeypot: "x" });
    await expect(resendContactMail(deps, { id }, actor)).rejects.toMatchObject({
      code: "failed-precondition",
    });
    contact_submissions.clear();
    await expect(mark(false)).rejects.toMatchObject({ code: "not-found" });
  });
});
