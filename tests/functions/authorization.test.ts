import type { CallName } from "functions/domain/calls";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { anImportRow, idOf } from "../support/builders.ts";
import { callFunction } from "../support/call-function.ts";
import { reset, switchTo } from "../support/reset.ts";
import { countOf, everybody, sdk, statusOf } from "./callers.ts";

/** Every call but those of visitors and of accounts without rights, which have tests of their own. */
type AdminCall = Exclude<CallName, "submitContact" | "incrementBlogViewCount" | "claimMainAdmin">;

const job_id = idOf("authorization");
/** Input that would do something, for each call that only administrators may make. */
const ADMIN_CALLS = {
  startImport: { job_id, job_name: "Enero", total_records: 1, failed_records: 0 },
  importChunk: { job_id, chunk: 0, rows: [anImportRow()] },
  finishImport: { job_id },
  deleteImportJob: { job_id },
  restoreImportJob: { job_id },
  createAdministrator: { email: "nueva@example.com", password: "una-clave-larga" },
  listUsers: {},
  deletePosts: { post_ids: [idOf("nothing")] },
  restorePosts: { post_ids: [idOf("nothing")] },
  checkGoogleIndexing: { urls: ["https://www.example.com/blog/a"] },
  eraseSubmission: { email: "nadie@example.com", erase: true },
  noteSignIn: { session_id: idOf("session") },
  fetchPartnerPosts: null,
  importPartnerPost: { partnerPostId: "7c1f0a52-3b6e-4d0a-9f27-51d8e2a4c001" },
  generateArticle: { keyword: "Limpieza", language: "es", tone: "technical" },
  noteExport: { what: "posts", format: "json", count: 0 },
} satisfies Partial<Record<AdminCall, unknown>>;
/** As above, for calls that refuse even an administrator here: there is nothing they could be done to. */
const REFUSED_HERE = {
  resendVerification: [{ uid: "nobody" }, "NOT_FOUND"],
  removeAdministrator: [{ uid: "nobody" }, "NOT_FOUND"],
  resendContactMail: [{ id: idOf("nothing") }, "NOT_FOUND"],
  deleteAllPosts: [
    { deletion_id: idOf("all"), phrase: "DELETE ALL", expected_count: 7 },
    "FAILED_PRECONDITION",
  ],
} satisfies Partial<Record<AdminCall, readonly [input: object, status: string]>>;
const refused = Object.entries(REFUSED_HERE).map(([name, [input]]) => [name, input] as const);
/** A call that is in neither table does not compile here. */
const ALL_CALLS: Readonly<Record<AdminCall, unknown>> = {
  ...ADMIN_CALLS,
  ...(Object.fromEntries(refused) as Record<keyof typeof REFUSED_HERE, object>),
};
/** What a call could leave behind. */
const TRACES = ["import_jobs", "blog_posts", "audit_log", "trash_posts", "deletions"];

let tokens: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  await reset();
  await switchTo(addresses().partner, "normal");
  tokens = await everybody();
});

describe.each(Object.entries(ALL_CALLS))("%s", (name, input) => {
  it.each([
    ["nobody", "UNAUTHENTICATED"],
    ["account", "PERMISSION_DENIED"],
    ["unverified", "PERMISSION_DENIED"],
    ["former", "PERMISSION_DENIED"],
    ["rowless", "PERMISSION_DENIED"],
  ] as const)("refuses %s before any other work", async (who, status) => {
    const token = who === "nobody" ? undefined : tokens[who];
    // The same answer for right and for nonsensical input: nothing of it was looked at.
    for (const data of [input, { nonsense: true }]) {
      const outcome = await callFunction(name, data, token);
      expect(outcome).toMatchObject({ error: { status, details: { safe: false } } });
    }
    expect(await Promise.all(TRACES.map(countOf))).toEqual(TRACES.map(() => 0));
  });

  it("refuses a token that Auth did not make", async () => {
    expect(statusOf(await callFunction(name, input, "e30.e30.x"))).toBe("UNAUTHENTICATED");
  });

  it("refuses an administrator's wrong input by its own code", async () => {
    const outcome = await callFunction(name, { ...(input as object), extra: 1 }, tokens.admin);
    const refusal = { status: "INVALID_ARGUMENT", message: "invalid-argument" };
    expect(outcome).toMatchObject({ error: { ...refusal, details: { safe: false } } });
  });
});

it("lets an administrator make each of them", async () => {
  for (const [name, input] of Object.entries(ADMIN_CALLS)) {
    expect([name, statusOf(await callFunction(name, input, tokens.admin))]).toEqual([name, "OK"]);
  }
  for (const [name, [input, status]] of Object.entries(REFUSED_HERE)) {
    expect([name, statusOf(await callFunction(name, input, tokens.admin))]).toEqual([name, status]);
  }
  expect(await countOf("import_jobs")).toBe(0);
  const entry = await sdk.db.doc("slugs/fila-0").get();
  expect(entry.get("state")).toBe("current"); // deleted and restored with its job
});
