import { describe, expect, it } from "vitest";
import { RETRY_MINUTES } from "../domain/contact-mail.ts";
import type { MailState } from "../domain/submission.ts";
import { deliverMail } from "./deliver-mail.ts";
import { memoryOutbox, testInquiry } from "./memory-outbox.ts";
import { retryMail } from "./retry-mail.ts";

const { id } = testInquiry;
const MINUTE = 60_000;

/** An outbox that holds one mail, a clock that tests turn by minutes, and a mail server that is down. */
function world() {
  const { deps, submissions, entries, server, clock: time, logged } = memoryOutbox();
  const start = time.now;
  const mail = { state: "pending" as MailState, attempts: 0, due: start as number | null };
  const { source, marketing, fields } = testInquiry;
  const created = { created_at: new Date(start), status: "pending", notes: "" } as const;
  const state = { source, marketing, suspect: false, mail: "pending" } as const;
  submissions.set(id, { ...fields, ...created, ...state });
  entries.set(id, mail);
  server.isUp = false;
  const clock = {
    get minutes() {
      return (time.now - start) / MINUTE;
    },
    set minutes(minutes: number) {
      time.now = start + minutes * MINUTE;
    },
  };
  return { clock, server, mail, logged, deps };
}

describe("the outbox", () => {
  it("sends once, by itself, when the mail server is back after an hour", async () => {
    const { clock, server, mail, deps } = world();
    expect(await deliverMail(deps, id)).toBe("pending");
    for (; clock.minutes <= 60; clock.minutes += 5) await retryMail(deps);
    expect(server.mails).toEqual([]);
    server.isUp = true;
    for (; clock.minutes <= 24 * 60; clock.minutes += 5) await retryMail(deps);
    expect(server.mails).toHaveLength(1);
    expect(mail.state).toBe("sent");
  });

  it("gives up after the last retry, and says so", async () => {
    const { clock, mail, logged, deps } = world();
    for (; clock.minutes <= 48 * 60; clock.minutes += 5) await retryMail(deps);
    expect(mail).toMatchObject({ state: "failed", attempts: 1 + RETRY_MINUTES.length, due: null });
    expect(logged.at(-1)).toMatchObject({ event: "mail_not_sent", code: "ECONNREFUSED" });
    expect(JSON.stringify(logged)).not.toMatch(/Marta|valdeoro/);
  });

  it("never rejects, even when the database does", async () => {
    const { deps, logged } = world();
    const broken = { ...deps, claim: () => Promise.reject(new Error("down")) };
    expect(await deliverMail(broken, id)).toBe("skipped");
    expect(logged).toEqual([{ event: "mail_outbox_failed", id, code: "Error" }]);
  });

  it("reports a run", async () => {
    const { deps, server } = world();
    server.isUp = true;
    expect(await retryMail(deps)).toEqual({ sent: 1, tried: 1 });
    expect(await retryMail(deps)).toEqual({ sent: 0, tried: 0 });
  });
});
