import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { visitorFrom } from "../../testing/visitor-from.ts";
import { resendContactMail } from "./resend-contact-mail.ts";
import { submitContact } from "./submit-contact.ts";

const actor = { uid: "u1", email: "eva@example.com" };
const { id } = testSubmission;

/** A request whose mail could not be sent at once. */
async function waitingRequest() {
  const memory = memoryOutbox();
  memory.server.isUp = false;
  await submitContact(memory.deps, testSubmission, visitorFrom("x"));
  memory.server.isUp = true;
  const resend = () => resendContactMail(memory.deps, { id }, actor);
  return { ...memory, resend };
}

describe("resendContactMail", () => {
  it("attempts the mail once and returns its state", async () => {
    const { resend, server, mail_outbox, audit_log } = await waitingRequest();
    server.isUp = false;
    expect(await resend()).toEqual({ mail: "pending" });
    expect(mail_outbox.get(id)).toMatchObject({ state: "pending", attempts: 1 });
    server.isUp = true;
    expect(await resend()).toEqual({ mail: "sent" });
    expect(server.mails).toHaveLength(1);
    const entry = { action: "mail_resent", target: id };
    expect([...audit_log.values()]).toMatchObject([entry, entry]);
  });

  it("rejects a missing submission", async () => {
    const { resend, contact_submissions } = await waitingRequest();
    contact_submissions.clear();
    await expect(resend()).rejects.toMatchObject({ code: "not-found" });
  });

  it("rejects a mail that is being sent, until its lease ends", async () => {
    const { resend, mail_outbox, clock, advance } = await waitingRequest();
    const due = new Date(clock.now.getTime() + 60_000);
    mail_outbox.set(id, { state: "sending", attempts: 1, created_at: clock.now, due });
    await expect(resend()).rejects.toMatchObject({ code: "failed-precondition" });
    advance(1);
    expect(await resend()).toEqual({ mail: "sent" });
  });

  it("rejects a submission that is erased during the attempt", async () => {
    const { deps, contact_submissions } = await waitingRequest();
    const send = async () => contact_submissions.clear();
    const erased = resendContactMail({ ...deps, send }, { id }, actor);
    await expect(erased).rejects.toMatchObject({ code: "not-found" });
  });
});
