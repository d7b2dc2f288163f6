import { MAIL_BUCKET_MINUTES, RETRY_MINUTES } from "domain/contact/contact-mail";
import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { deliverMail, retryMail } from "./deliver-mail.ts";

const { id } = testSubmission;

/** An outbox with one due mail, and a mail server that is down. */
function oneMail() {
  const memory = memoryOutbox();
  const { source, marketing, fields } = testSubmission;
  const created_at = memory.clock.now;
  const created = { created_at, status: "pending", notes: "" } as const;
  const state = { source, marketing, suspect: false, mail: "pending" } as const;
  memory.contact_submissions.set(id, { ...fields, ...created, ...state });
  memory.mail_outbox.set(id, { state: "pending", attempts: 0, created_at, due: created_at });
  memory.server.isUp = false;
  const mail = () => memory.mail_outbox.get(id);
  /** Runs the schedule for some minutes. */
  const schedule = async (minutes: number) => {
    for (let passed = 0; passed <= minutes; passed += 5) {
      await retryMail(memory.deps);
      memory.advance(5);
    }
  };
  return { ...memory, mail, schedule };
}

describe("the outbox", () => {
  it("sends a mail once when the mail server is back after an hour", async () => {
    const { deps, schedule, server, mail } = oneMail();
    expect(await deliverMail(deps, id)).toBe("pending");
    await schedule(60);
    expect(server.mails).toEqual([]);
    server.isUp = true;
    await schedule(23 * 60);
    expect(server.mails).toHaveLength(1);
    expect(mail()?.state).toBe("sent");
  });

  it("marks the mail as failed after the last retry and logs it", async () => {
    const { schedule, mail, logged, contact_submissions } = oneMail();
    await schedule(48 * 60);
    expect(mail()).toMatchObject({ state: "failed", attempts: 1 + RETRY_MINUTES.length });
    expect(mail()).not.toHaveProperty("due");
    expect(contact_submissions.get(id)?.mail).toBe("failed");
    expect(logged.at(-1)).toMatchObject({ event: "mail_not_sent", code: "ECONNREFUSED" });
    expect(JSON.stringify(logged)).not.toMatch(/Marta|valdeoro/);
  });

  it("records for the panel when a mail was sent, and no attempt", async () => {
    const { deps, server, site_status } = oneMail();
    await deliverMail(deps, id);
    expect(site_status.size).toBe(0);
    server.isUp = true;
    await deliverMail({ ...deps, now: () => new Date("2026-12-01T08:00:00Z") }, id);
    expect(site_status.get("current")).toEqual({
      ...{ runs: {}, mail_sent_at: new Date("2026-12-01T08:00:00Z") },
    });
  });

  it("never rejects, also when the database fails", async () => {
    const { deps, logged, clock } = oneMail();
    clock.failure = "down";
    expect(await deliverMail(deps, id)).toBe("skipped");
    expect(logged).toEqual([{ event: "mail_outbox_failed", id, code: "Error" }]);
  });

  it("returns the numbers of sent and attempted mails", async () => {
    const { deps, server } = oneMail();
    server.isUp = true;
    expect(await retryMail(deps)).toEqual({ sent: 1, tried: 1 });
    expect(await retryMail(deps)).toEqual({ sent: 0, tried: 0 });
  });

  it("postpones a mail without an attempt when the site's bucket is empty", async () => {
    const { deps, clock, rate_limits, mail } = oneMail();
    const { now } = clock;
    rate_limits.set("mails", { tokens: 0, used: 200, refilled_at: now, expires_at: now });
    expect(await deliverMail(deps, id)).toBe("skipped");
    const due = new Date(now.getTime() + MAIL_BUCKET_MINUTES * 60_000);
    expect(mail()).toMatchObject({ state: "pending", attempts: 0, due });
  });

  describe("with the copy of a visitor", () => {
    const copyId = `${id}_copy`;
    const withCopy = () => {
      const memory = oneMail();
      const created_at = memory.clock.now;
      const entry = { state: "pending", attempts: 0, created_at, due: created_at } as const;
      memory.mail_outbox.set(copyId, { ...entry, copy_of: id });
      return { ...memory, copy: () => memory.mail_outbox.get(copyId) };
    };

    it("sends it beside the mail to sales, whose state the panel shows", async () => {
      const { deps, schedule, server, contact_submissions, copy, logged } = withCopy();
      await schedule(5);
      expect(logged).toContainEqual(expect.objectContaining({ event: "copy_not_sent" }));
      expect(contact_submissions.get(id)?.mail).toBe("pending");
      server.isUp = true;
      await deliverMail(deps, copyId);
      await schedule(60);
      expect(server.copies).toEqual(["marta@valdeoro.example"]);
      expect(copy()).toMatchObject({ state: "sent" });
      expect(contact_submissions.get(id)?.mail).toBe("sent");
    });

    it("gives it up when the inquiry is gone or suspect, or a day has passed", async () => {
      const { deps, contact_submissions, server, copy } = withCopy();
      server.isUp = true;
      const stored = contact_submissions.get(id);
      if (stored) contact_submissions.set(id, { ...stored, suspect: true });
      expect(await deliverMail(deps, copyId)).toBe("skipped");
      expect([copy()?.state, contact_submissions.get(id)?.mail]).toEqual(["failed", "pending"]);

      const gone = withCopy();
      gone.contact_submissions.delete(id);
      expect(await deliverMail(gone.deps, copyId)).toBe("skipped");
      expect(gone.copy()?.state).toBe("failed");

      const late = withCopy();
      late.server.isUp = true;
      late.rate_limits.set("copies", {
        ...{ tokens: 0, used: 60, refilled_at: late.clock.now, expires_at: late.clock.now },
      });
      expect(await deliverMail(late.deps, copyId)).toBe("skipped");
      expect([late.copy()?.state, await deliverMail(late.deps, id)]).toEqual(["pending", "sent"]);
      late.advance(25 * 60);
      await deliverMail(late.deps, copyId);
      expect([late.copy()?.state, late.server.copies]).toEqual(["failed", []]);
    });
  });

  it("leaves a mail to the run that is sending it", async () => {
    const { deps, server } = oneMail();
    server.isUp = true;
    let second: string | undefined;
    const send: typeof deps.send = async (mail) => {
      second = await deliverMail(deps, id);
      await deps.send(mail);
    };
    expect(await deliverMail({ ...deps, send }, id)).toBe("sent");
    expect(second).toBe("skipped");
    expect(server.mails).toHaveLength(1);
  });

  it("stores 'sent' also when a later attempt took over, and no other outcome", async () => {
    const { deps, server, mail_outbox, mail } = oneMail();
    const takeOver = () => {
      const entry = mail();
      if (entry) mail_outbox.set(id, { ...entry, state: "sending", attempts: 2 });
    };
    const send = async () => {
      takeOver();
      throw new Error("no");
    };
    await deliverMail({ ...deps, send }, id);
    expect(mail()).toMatchObject({ state: "sending", attempts: 2 });
    mail_outbox.set(id, { state: "pending", attempts: 0, created_at: deps.now(), due: deps.now() });
    server.isUp = true;
    await deliverMail({ ...deps, send: async () => takeOver() }, id);
    expect(mail()).toMatchObject({ state: "sent", attempts: 2 });
  });
});
