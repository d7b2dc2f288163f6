import { contactFileAt } from "domain/contact/contact-file";
import type { SubmissionStatus } from "domain/contact/submission";
import { limits } from "domain/shared/limits";
import { testSubmission } from "domain/testing/test-submission";
import { expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { removeExpiredSubmissions } from "./remove-expired-submissions.ts";

const FILE = { name: "plano.pdf", type: "pdf", bytes: 4 } as const;
const [FIRST, SECOND] = ["0a".repeat(32), "0b".repeat(32)] as const;
const KEY = "contact_submissions";
const MINUTES_OF_NOTICE = 30 * 24 * 60;

interface Added {
  readonly file?: string;
  readonly status?: SubmissionStatus;
}

/** On 2026-11-26 at 10:00, where the removal after 24 months has been announced for 30 days. */
function inbox() {
  const memory = memoryOutbox();
  const { contact_submissions, mail_outbox, files, clock, retention } = memory;
  const add = (id: string, created: string, { file, status = "completed" }: Added = {}) => {
    const created_at = new Date(created);
    contact_submissions.set(id, {
      ...testSubmission.fields,
      ...{ status, notes: "", source: "contacto", mail: "sent" },
      ...{ created_at, suspect: false, marketing: false },
      ...(file && { files: [{ ...FILE, id: file }] }),
    });
    mail_outbox.set(id, { state: "sent", attempts: 1, created_at });
    if (file) files.set(contactFileAt(file), "%PDF");
  };
  clock.now = new Date("2026-11-26T10:00:00Z");
  retention.set(KEY, { months: 24, announced_at: new Date("2026-10-27T10:00:00Z") });
  return { ...memory, add };
}

it("removes submissions of so many months with outbox entry and files, and records how many", async () => {
  const { deps, add, contact_submissions, mail_outbox, files, audit_log } = inbox();
  add("old", "2024-11-26T09:59:00Z", { file: FIRST });
  add("unanswered", "2024-10-01T09:00:00Z", { status: "pending" });
  add("kept", "2024-11-26T10:01:00Z", { file: SECOND });
  expect(await removeExpiredSubmissions(deps, 24)).toBe(2);
  expect([...contact_submissions.keys()]).toEqual(["kept"]);
  expect([...mail_outbox.keys()]).toEqual(["kept"]);
  expect([...files.keys()]).toEqual([contactFileAt(SECOND)]);
  const entries = [...audit_log.values()];
  expect(entries).toMatchObject([
    { action: "submissions_expired", actor_uid: "system", details: { count: 2 } },
  ]);
  expect(JSON.stringify(entries)).not.toContain("valdeoro");
  expect(await removeExpiredSubmissions(deps, 24)).toBe(0);
  expect(audit_log.size).toBe(1);
});

it.each([
  ["the first number", undefined],
  ["a shorter one", 36],
])("announces %s of months for 30 days before it removes anything", async (_, former) => {
  const { deps, add, contact_submissions, retention, clock, advance } = inbox();
  add("old", "2020-01-01T09:00:00Z");
  retention.clear();
  if (former) retention.set(KEY, { months: former, announced_at: new Date(0) });
  const announced = { months: 24, announced_at: clock.now };
  expect(await removeExpiredSubmissions(deps, 24)).toBe(0);
  advance(MINUTES_OF_NOTICE - 1);
  expect(await removeExpiredSubmissions(deps, 24)).toBe(0);
  expect(contact_submissions.size).toBe(1);
  expect(retention.get(KEY)).toEqual(announced);
  advance(1);
  expect(await removeExpiredSubmissions(deps, 24)).toBe(1);
});

it("removes ten pages at most, and the rest in the next run", async () => {
  const { deps, add, contact_submissions } = inbox();
  const maxSubmissions = 10 * limits.erasePage;
  for (let n = 0; n <= maxSubmissions; n += 1) add(`s${n}`, "2024-01-01T09:00:00Z");
  expect(await removeExpiredSubmissions(deps, 24)).toBe(maxSubmissions);
  expect(contact_submissions.size).toBe(1);
  expect(await removeExpiredSubmissions(deps, 24)).toBe(1);
});

it("interrupted at any step, a repeat removes the rest", async () => {
  const { interrupted, ends, expected } = await failAtEveryStep(() => {
    const { deps, add, files, contact_submissions, mail_outbox } = inbox();
    add("one", "2024-01-01T09:00:00Z", { file: FIRST });
    add("two", "2024-01-02T09:00:00Z", { file: SECOND });
    const run = (ports: typeof deps) => removeExpiredSubmissions(ports, 24);
    const state = () => [
      [...files.keys()],
      [...contact_submissions.keys()],
      [...mail_outbox.keys()],
    ];
    return { deps, run, state };
  }, 5);
  expect(ends).toEqual(expected);
  expect(ends[0]?.state).toEqual([[], [], []]);
  for (const { at, state } of interrupted) {
    const [files, submissions, mails] = state as string[][];
    expect(mails, at).toEqual(submissions);
    // A file is never left without its submission.
    expect(files?.length === 0 || submissions?.length === 2, at).toBe(true);
  }
});

it.each([0, -24, Number.NaN])("removes nothing after %d months", async (months) => {
  const { deps, add, contact_submissions, retention } = inbox();
  add("one", "2020-01-01T09:00:00Z");
  retention.set(KEY, { months, announced_at: new Date(0) });
  await expect(removeExpiredSubmissions(deps, months)).rejects.toThrow(RangeError);
  expect(contact_submissions.size).toBe(1);
});
