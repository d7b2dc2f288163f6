import type { SubmitContactInput } from "../domain/calls.ts";
import { MAIL_LEASE_MINUTES } from "../domain/contact-mail.ts";
import type { MailState, Submission } from "../domain/submission.ts";
import type { RetryMailDeps } from "./retry-mail.ts";
import type { SubmitContactDeps } from "./submit-contact.ts";

const MINUTE = 60_000;

/** An inquiry as a visitor of the catalogue sends it. */
export const testInquiry: SubmitContactInput = {
  id: "b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b0001",
  fields: {
    company: "Lácteos Valdeoro",
    industry: "lacteos",
    name: "Marta Iglesias",
    position: "",
    email: "marta@valdeoro.example",
    phone: "",
    inquiry_type: "cotizacion",
    products: "Pie nivelador",
    message: "Hola",
  },
  source: "contacto",
  page: "/catalogo",
  honeypot: "",
  elapsed_ms: 30_000,
  marketing: false,
  notice_version: "2026-11",
};

interface Entry {
  state: MailState;
  attempts: number;
  /** Milliseconds; null when nothing is to be done. */
  due: number | null;
}

/**
 * Submissions, their outbox and a mail server in memory, for tests. `clock` is turned by them; `server.mails` holds the
 * message id of every mail that was accepted.
 */
export function memoryOutbox() {
  const submissions = new Map<string, Submission>();
  const entries = new Map<string, Entry>();
  const server = { isUp: true, mails: [] as string[] };
  const clock = { now: new Date("2026-11-21T10:00:00Z").getTime() };
  const logged: unknown[] = [];
  const isDue = ({ due }: Entry, at: Date) => due !== null && due <= at.getTime();
  const tell = (id: string, mail: MailState) => {
    const stored = submissions.get(id);
    if (stored) submissions.set(id, { ...stored, mail });
  };

  const deps: Omit<SubmitContactDeps, "deliver" | "wait"> & RetryMailDeps = {
    networkKey: async (address) => `key of ${address}`,
    add: async ({ id, submission }, now) => {
      if (submissions.has(id)) return "already";
      submissions.set(id, submission);
      const due = submission.mail === "pending" ? now.getTime() : null;
      entries.set(id, { state: submission.mail, attempts: 0, due });
      return "stored";
    },
    due: async (now) => [...entries].filter(([, entry]) => isDue(entry, now)).map(([id]) => id),
    claim: async (id, now) => {
      const entry = entries.get(id);
      const submission = submissions.get(id);
      if (!entry || !submission || !isDue(entry, now)) return null;
      entry.attempts += 1;
      Object.assign(entry, { state: "sending", due: now.getTime() + MAIL_LEASE_MINUTES * MINUTE });
      tell(id, "sending");
      return { submission: { ...submission, id }, attempt: entry.attempts };
    },
    send: async ({ message_id }) => {
      if (!server.isUp) throw Object.assign(new Error("no"), { code: "ECONNREFUSED" });
      server.mails.push(message_id);
    },
    settle: async (id, _attempt, { state, due }) => {
      const entry = entries.get(id);
      if (entry) Object.assign(entry, { state, due: due?.getTime() ?? null });
      tell(id, state);
    },
    now: () => new Date(clock.now),
    log: (event, facts) => logged.push({ event, ...facts }),
  };
  return { deps, submissions, entries, server, clock, logged };
}
