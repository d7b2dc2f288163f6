import { getEmailKey } from "domain/contact/email";
import type { Submission } from "domain/contact/submission";
import { limits } from "domain/shared/limits";
import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { eraseSubmission } from "./erase-submission.ts";

const actor = { uid: "u1", email: "eva@example.com" };
const id = "00000000-0000-4000-8000-000000000001";

/** Requests by their ids, each with its outbox entry. */
function withRequests(emails: Readonly<Record<string, string>>) {
  const memory = memoryOutbox();
  const { contact_submissions, mail_outbox, clock, audit_log, deps } = memory;
  const created_at = clock.now;
  const state = { status: "pending", notes: "", source: "contacto", mail: "sent" } as const;
  for (const [key, email] of Object.entries(emails)) {
    const submission: Submission = {
      ...testSubmission.fields,
      ...state,
      email,
      // Submissions of the first days have no key.
      ...(!key.startsWith("old") && { email_key: getEmailKey(email) }),
      created_at,
      suspect: false,
      marketing: false,
      items: [{ reference: "NHK-1", family: "ruedas", quantity: 4, note: "con freno" }],
      origin: { entry_page: "/blog/acero", referrer: "www.google.es" },
    };
    contact_submissions.set(key, submission);
    mail_outbox.set(key, { state: "sent", attempts: 1, created_at });
  }
  const run = (input: Parameters<typeof eraseSubmission>[1]) => eraseSubmission(deps, input, actor);
  const entries = () => [...audit_log.values()];
  return { ...memory, run, entries };
}

describe("eraseSubmission", () => {
  it("exports without erasing", async () => {
    const { run, contact_submissions, entries } = withRequests({ [id]: "ana@lacteos.example" });
    const { email_key: _, ...stored } = contact_submissions.get(id) ?? {};
    const shown = { id, ...stored, created_at: "2026-11-21T10:00:00.000Z" };
    expect(await run({ id, erase: false })).toEqual({
      submissions: [shown],
      erased: 0,
      more: false,
    });
    expect(contact_submissions.size).toBe(1);
    expect(entries()).toMatchObject([{ action: "submissions_shown", target: id }]);
  });

  it("erases every spelling of an address, and records nothing personal", async () => {
    const { run, contact_submissions, mail_outbox, entries } = withRequests({
      a: "Ana@Lacteos.example",
      b: "ana@lacteos.example",
      c: "eva@lacteos.example",
      d: "ANA@LACTEOS.EXAMPLE",
      e: "aNa@lacteos.example",
      old: "ana@lacteos.example",
    });
    const result = await run({ email: "Ana@lacteos.Example", erase: true });
    expect(result).toMatchObject({ erased: 5, more: false });
    expect([...contact_submissions.keys()]).toEqual(["c"]);
    expect([...mail_outbox.keys()]).toEqual(["c"]);
    expect(entries()).toMatchObject([{ action: "submissions_erased", details: { count: 5 } }]);
    expect(JSON.stringify(entries()).toLowerCase()).not.toContain("lacteos");
  });

  it("finds both forms of a domain with other than ASCII letters", async () => {
    const { run } = withRequests({ a: "ana@lácteos.example", b: "ana@xn--lcteos-pta.example" });
    expect(await run({ email: "Ana@LÁCTEOS.example", erase: true })).toMatchObject({ erased: 2 });
  });

  it("records nothing when there is no submission", async () => {
    const { run, entries } = withRequests({});
    expect(await run({ id, erase: true })).toEqual({ submissions: [], erased: 0, more: false });
    expect(entries()).toEqual([]);
  });

  it("reports that more submissions are left", async () => {
    const email = "ana@lacteos.example";
    const many = Array.from({ length: limits.erasePage + 1 }, (_, n) => [`r${n}`, email]);
    const { run, contact_submissions } = withRequests(Object.fromEntries(many));
    expect((await run({ email, erase: true })).more).toBe(true);
    expect(contact_submissions.size).toBe(1);
  });
});
