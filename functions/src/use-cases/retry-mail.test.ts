import { describe, expect, it } from "vitest";
import { RETRY_MINUTES } from "../domain/contact-mail.ts";
import type { MailState, StoredSubmission } from "../domain/submission.ts";
import { deliverMail } from "./deliver-mail.ts";
import { type RetryMailDeps, retryMail } from "./retry-mail.ts";

const id = "b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b0001";
const start = new Date("2026-11-21T10:00:00Z").getTime();
const submission: StoredSubmission = {
  id,
  company: "Lácteos Valdeoro",
  industry: "lacteos",
  name: "Marta",
  position: "",
  email: "marta@valdeoro.example",
  phone: "",
  inquiry_type: "cotizacion",
  products: "",
  message: "Hola",
  status: "pending",
  notes: "",
  created_at: new Date(start),
  source: "contacto",
  suspect: false,
  marketing: false,
  mail: "pending",
};

/** An outbox of one mail in memory, a clock that tests turn, and a mail server with a switch. */
function world() {
  const clock = { minutes: 0 };
  const server = { isUp: false, mails: [] as string[] };
  const mail = { state: "pending" as MailState, attempts: 0, due: start as number | null };
  const logged: unknown[] = [];
  const isDue = (now: Date) => mail.due !== null && mail.due <= now.getTime();
  const deps: RetryMailDeps = {
    now: () => new Date(start + clock.minutes * 60_000),
    due: (now) => Promise.resolve(isDue(now) ? [id] : []),
    claim: (_, now) => {
      if (!isDue(now)) return Promise.resolve(null);
      Object.assign(mail, { state: "sending", attempts: mail.attempts + 1 });
      return Promise.resolve({ submission, attempt: mail.attempts });
    },
    send: ({ message_id: messageId }) => {
      if (!server.isUp) {
        return Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));
      }
      server.mails.push(messageId);
      return Promise.resolve();
    },
    settle: (_, __, outcome) => {
      Object.assign(mail, { state: outcome.state, due: outcome.due?.getTime() ?? null });
      return Promise.resolve();
    },
    log: (event, facts) => logged.push({ event, ...facts }),
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
