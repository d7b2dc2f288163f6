import { describe, expect, it } from "vitest";
import type { AuditEntry } from "../domain/audit.ts";
import { limits } from "../domain/limits.ts";
import type { MailState, StoredSubmission } from "../domain/submission.ts";
import { eraseSubmission, type Person } from "./erase-submission.ts";
import { type Reopening, resendContactMail } from "./resend-contact-mail.ts";

const actor = { uid: "u1", email: "eva@example.com" };
const now = () => new Date("2026-11-21T10:00:00Z");
const id = "00000000-0000-4000-8000-000000000001";

describe("resendContactMail", () => {
  const resend = (result: Reopening, state: MailState | null) => {
    const steps: string[] = [];
    const deps = {
      reopen: async (_: string, __: Date, entry: AuditEntry) => {
        steps.push(`reopen ${entry.action} ${entry.target}`);
        return result;
      },
      deliver: async () => steps.push("deliver"),
      mailState: async () => state,
      now,
    };
    return { done: resendContactMail(deps, { id }, actor), steps };
  };

  it("opens the mail again, tries it once and tells its state", async () => {
    const { done, steps } = resend("reopened", "pending");
    expect(await done).toEqual({ mail: "pending" });
    expect(steps).toEqual([`reopen mail_resent ${id}`, "deliver"]);
  });

  it.each([
    ["a request that is gone", "missing", null, "not-found"],
    ["a mail that is being sent", "sending", "sending", "failed-precondition"],
    ["a request erased meanwhile", "reopened", null, "not-found"],
  ] as const)("refuses %s", async (_, result, state, code) => {
    await expect(resend(result, state).done).rejects.toMatchObject({ code });
  });
});

describe("eraseSubmission", () => {
  const aSubmission = { id, company: "Lácteos", created_at: now() } as StoredSubmission;
  async function run(input: Parameters<typeof eraseSubmission>[1], found = [aSubmission]) {
    const asked: { person: Person; erase: boolean }[] = [];
    const entries: AuditEntry[] = [];
    const deps = {
      submissionsOf: async (
        person: Person,
        _: number,
        erase: boolean,
        entryFor: (ids: readonly string[]) => AuditEntry,
      ) => {
        asked.push({ person, erase });
        entries.push(entryFor(found.map((one) => one.id)));
        return found;
      },
      now,
    };
    return { result: await eraseSubmission(deps, input, actor), asked, entries };
  }

  it("shows without erasing", async () => {
    const { result, asked, entries } = await run({ id, erase: false });
    const shown = { ...aSubmission, created_at: "2026-11-21T10:00:00.000Z" };
    expect(result).toEqual({ submissions: [shown], erased: 0, more: false });
    expect(asked).toEqual([{ person: { id }, erase: false }]);
    expect(entries).toMatchObject([{ action: "submissions_shown", target: id }]);
  });

  it("erases by address, however it is written, and writes nothing of the person down", async () => {
    const input = { email: "Ana@Lacteos.example", erase: true };
    const { result, asked, entries } = await run(input);
    expect(result).toMatchObject({ erased: 1, more: false });
    const emails = ["Ana@Lacteos.example", "ana@lacteos.example"];
    expect(asked).toEqual([{ person: { emails }, erase: true }]);
    expect(entries).toMatchObject([{ action: "submissions_erased", details: { count: 1 } }]);
    expect(JSON.stringify(entries).toLowerCase()).not.toContain("lacteos");
  });

  it("says when there is more", async () => {
    const page = Array.from({ length: limits.erasePage }, () => aSubmission);
    expect((await run({ id, erase: true }, page)).result.more).toBe(true);
  });
});
