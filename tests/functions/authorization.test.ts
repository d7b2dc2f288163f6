import { can, ROLES, type Role } from "domain/accounts/permissions";
import type { CallContract } from "domain/calls/call";
import { type AnyCallName, CALL_GROUPS, type CallName, findCall } from "domain/calls/calls";
import { beforeAll, describe, expect, it } from "vitest";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { anImportRow, aPostSave, toId } from "../support/builders.ts";
import { callFunction, getCallUrl } from "../support/call-function.ts";
import { reset, setStandInMode } from "../support/reset.ts";
import {
  auditTrail,
  countDocuments,
  getStatus,
  REFUSED_CALLERS,
  sdk,
  tokensByCaller,
} from "./support/callers.ts";

type AdminCall = Exclude<
  CallName,
  | "submitContact"
  | "incrementBlogViewCount"
  | "claimMainAdmin"
  | "requestPasswordReset"
  | "redeemRecoveryCode"
  | "openInvitation"
>;

const job_id = toId("authorization");
const copy = {
  from: "https://fotos.example/a.jpg",
  to: `/media/${"0".repeat(32)}-900x600/800.webp`,
};
/** Valid input of each administrators' call. */
const ADMIN_CALLS = {
  startImport: { job_id, job_name: "Enero", total_records: 1, failed_records: 0 },
  importChunk: { job_id, chunk: 0, rows: [anImportRow()] },
  finishImport: { job_id },
  deleteImportJob: { job_id },
  restoreImportJob: { job_id },
  findForeignPictures: { job_id },
  replacePictures: { post_id: toId("nothing"), copies: [copy] },
  createAdministrator: { email: "nueva@example.com", password: "una-clave-larga" },
  inviteUser: { email: "invitada@example.com", role: "editor" },
  listUsers: {},
  countRecoveryCodes: null,
  savePost: aPostSave(toId("authorization")),
  publishPosts: { post_ids: [toId("nothing")], published: true },
  changeLabel: { operation_id: toId("label"), label: "Ferias", to: null },
  deletePosts: { post_ids: [toId("nothing")] },
  restorePosts: { post_ids: [toId("nothing")] },
  purgePosts: { post_ids: [toId("nothing")] },
  checkGoogleIndexing: { urls: ["https://www.example.com/blog/a"] },
  eraseSubmission: { email: "nadie@example.com", erase: true },
  recordSignIn: { session_id: toId("session") },
  fetchPartnerPosts: null,
  importPartnerPost: { partnerPostId: "7c1f0a52-3b6e-4d0a-9f27-51d8e2a4c001" },
  setDisplayName: { name: "" },
  switchWeeklyMail: { is_on: false },
  generateArticle: { keyword: "Limpieza", language: "es", tone: "technical" },
  recordExport: { what: "posts", format: "json", count: 0 },
} satisfies Partial<Record<AdminCall, unknown>>;
/** Calls that fail even for an administrator, because nothing is stored. */
const FAILING_CALLS = {
  resendVerification: [{ uid: "nobody" }, "NOT_FOUND"],
  sendResetLink: [{ uid: "nobody" }, "NOT_FOUND"],
  removeAccount: [{ uid: "nobody" }, "NOT_FOUND"],
  grantAccess: [{ uid: "nobody", role: "author" }, "NOT_FOUND"],
  changeRole: [{ uid: "nobody", role: "author" }, "NOT_FOUND"],
  removeRole: [{ uid: "nobody" }, "NOT_FOUND"],
  endSessions: [{ uid: "nobody" }, "NOT_FOUND"],
  demandSecondFactor: [{ demanded: true }, "FAILED_PRECONDITION"],
  makeRecoveryCodes: [{}, "FAILED_PRECONDITION"],
  removeSecondFactor: [{ uid: "nobody" }, "NOT_FOUND"],
  resendContactMail: [{ id: toId("nothing") }, "NOT_FOUND"],
  markSpam: [{ id: toId("nothing"), spam: false }, "NOT_FOUND"],
  setSubmissionStatus: [
    {
      operation_id: toId("operation"),
      submissions: [{ id: toId("nothing"), shown: "pending" }],
      status: "completed",
    },
    "NOT_FOUND",
  ],
  assignSubmissions: [
    {
      operation_id: toId("operation"),
      submissions: [{ id: toId("nothing"), shown: "" }],
      assigned_to: "",
    },
    "NOT_FOUND",
  ],
  addNote: [{ id: toId("nothing"), note_id: toId("note"), text: "Llamar" }, "NOT_FOUND"],
  sendAnswer: [
    { id: toId("nothing"), answer_id: toId("answer"), text: "Buenos días", shown: 0 },
    "NOT_FOUND",
  ],
  deletePicture: [{ id: "0".repeat(32) }, "NOT_FOUND"],
  replacePicture: [{ id: "0".repeat(32), by: "1".repeat(32) }, "NOT_FOUND"],
  restorePicture: [{ id: "0".repeat(32) }, "NOT_FOUND"],
  copyPicture: [{ url: "https://127.0.0.1/foto.jpg" }, "INVALID_ARGUMENT"],
  describePicture: [{ id: "0".repeat(32), alt: "Un pie" }, "NOT_FOUND"],
  focusPicture: [{ id: "0".repeat(32), x: 0, y: 100 }, "NOT_FOUND"],
  deleteAllPosts: [
    { deletion_id: toId("all"), phrase: "DELETE ALL", expected_count: 7 },
    "FAILED_PRECONDITION",
  ],
} satisfies Partial<Record<AdminCall, readonly [input: object, status: string]>>;
const failing = Object.entries(FAILING_CALLS).map(([name, [input]]) => [name, input] as const);
/** A call that is missing in both tables does not compile. */
const ALL_CALLS: Readonly<Record<AdminCall, unknown>> = {
  ...ADMIN_CALLS,
  ...(Object.fromEntries(failing) as Record<keyof typeof FAILING_CALLS, object>),
};
/** One call of each kind (`functions/src/platform/call.ts`). */
const KINDS = ["listUsers", "recordSignIn", "importChunk"] as const;
const COLLECTIONS = ["import_jobs", "blog_posts", "audit_log", "trash_posts", "deletions"];

let tokens: Awaited<ReturnType<typeof tokensByCaller>>;
beforeAll(async () => {
  await reset();
  await setStandInMode(addresses().partner, "normal");
  tokens = await tokensByCaller();
});

async function expectRefused(name: string, input: unknown, token: string | undefined) {
  const status = token === undefined ? "UNAUTHENTICATED" : "PERMISSION_DENIED";
  // Valid and invalid input get the same answer: no input is read.
  for (const data of [input, { nonsense: true }]) {
    const outcome = await callFunction(name, data, token);
    expect(outcome).toMatchObject({ error: { status, details: { safe: false } } });
  }
}

describe.each(KINDS)("%s", (name) => {
  it.each(REFUSED_CALLERS)("rejects %s", async (caller) => {
    await expectRefused(name, ALL_CALLS[name], caller === "anonymous" ? undefined : tokens[caller]);
  });

  it("rejects a token with a forged signature", async () => {
    const outcome = await callFunction(name, ALL_CALLS[name], "e30.e30.x");
    expect(getStatus(outcome)).toBe("UNAUTHENTICATED");
  });
});

describe.each(Object.entries(ALL_CALLS))("%s", (name, input) => {
  it("rejects a former administrator, whose token is still valid", async () => {
    await expectRefused(name, input, tokens.former);
  });

  it("rejects an administrator's invalid input with invalid-argument", async () => {
    const outcome = await callFunction(name, { ...(input as object), extra: 1 }, tokens.admin);
    const refusal = { status: "INVALID_ARGUMENT", message: "invalid-argument" };
    expect(outcome).toMatchObject({ error: { ...refusal, details: { safe: false } } });
  });
});

/** The calls of people with a role, with what each needs. */
const NEEDS = Object.values(CALL_GROUPS).flatMap((calls) =>
  Object.entries<CallContract>(calls).flatMap(([name, contract]) => {
    if ("by" in contract) return [];
    const action = "needs" in contract ? contract.needs : contract.needsInCommit;
    return [{ name: name as AnyCallName, action }];
  }),
);

describe.each(NEEDS)("$name needs $action", ({ name, action }) => {
  const isFile = findCall(name).contract.file !== undefined;
  const input = isFile ? {} : ALL_CALLS[name as AdminCall];
  const ask = async (role: Role, data: object) => {
    if (!isFile) return getStatus(await callFunction(name, data, tokens[role]));
    const answer = await fetch(`${getCallUrl(name)}?extra=1`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens[role]}` },
    });
    const { error } = (await answer.json()) as { readonly error: { readonly status: string } };
    return error.status;
  };

  it.each(ROLES)("%s is asked for the input, or refused before it is read", async (role) => {
    // What is refused for its input only has passed the role.
    const invalid = { ...(input as object), extra: 1 };
    const expected = can(role, action) ? "INVALID_ARGUMENT" : "PERMISSION_DENIED";
    expect(await ask(role, invalid)).toBe(expected);
    // What the screens hide is refused as it is called directly.
    if (!can(role, action)) expect(await ask(role, input as object)).toBe("PERMISSION_DENIED");
  });
});

it("stores nothing for calls that are refused", async () => {
  expect(await Promise.all(COLLECTIONS.map(countDocuments))).toEqual(COLLECTIONS.map(() => 0));
});

describe("calls whose input decides what they need", () => {
  it.each(ROLES)("%s exports and ends exactly what the table says", async (role) => {
    const send = async (name: string, input: object) =>
      getStatus(await callFunction(name, input, tokens[role]));
    const exported = (what: string) => send("recordExport", { what, format: "csv", count: 1 });
    const allowed = (isAllowed: boolean) => (isAllowed ? "OK" : "PERMISSION_DENIED");
    expect(await exported("posts")).toBe(allowed(can(role, "posts.export")));
    expect(await exported("submissions")).toBe(allowed(can(role, "inbox.export")));
    expect(await exported("audit_log")).toBe(allowed(can(role, "audit.export")));
    const others = await send("endSessions", { uid: "nobody" });
    expect(others).toBe(can(role, "users.endSessions") ? "NOT_FOUND" : "PERMISSION_DENIED");
  });
});

describe("a role that changes", () => {
  const password = "una-clave-larga";
  const person = (name: string) => ({ email: `${name}@example.com`, password });
  const change = (uid: string, role: Role, token: string) =>
    callFunction("changeRole", { uid, role }, token);

  it("holds at once for a token from before, and again when it is given back", async () => {
    const uid = await createAdmin(sdk, person("bajada"));
    const token = await signIn(person("bajada"));
    const read = async () => getStatus(await callFunction("listUsers", {}, token));
    expect(await read()).toBe("OK");
    expect(await change(uid, "author", tokens.admin)).toEqual({ result: { role: "author" } });
    expect(await read()).toBe("PERMISSION_DENIED");
    expect(getStatus(await change(uid, "admin", token))).toBe("PERMISSION_DENIED");
    expect(getStatus(await change(uid, "admin", tokens.admin))).toBe("OK");
    expect(await read()).toBe("OK");
    const [entry] = (await auditTrail()).filter(([action]) => action === "role_changed");
    expect(entry).toEqual(["role_changed", demoAdmin.email, uid]);
    await sdk.db.doc(`user_roles/${uid}`).delete();
  });

  it("is neither the own one nor the main administrator's", async () => {
    const uid = await createAdmin(sdk, person("otra"));
    const token = await signIn(person("otra"));
    const main = (await sdk.auth.getUserByEmail(demoAdmin.email)).uid;
    for (const [input, safe] of [
      [uid, "Another administrator has to change your role"],
      [main, "The main administrator keeps this role"],
    ] as const) {
      const refused = { status: "FAILED_PRECONDITION", message: safe };
      expect(await change(input, "editor", token)).toMatchObject({ error: refused });
    }
    await sdk.db.doc(`user_roles/${uid}`).delete();
  });

  it("lowers exactly one of two administrators who lower each other, and one remains", async () => {
    const [a, b] = [await createAdmin(sdk, person("ana")), await createAdmin(sdk, person("bea"))];
    const [anas, beas] = [await signIn(person("ana")), await signIn(person("bea"))];
    const outcomes = await Promise.all([change(b, "author", anas), change(a, "author", beas)]);
    expect(outcomes.map(getStatus).toSorted()).toEqual(["OK", "PERMISSION_DENIED"]);
    const roles = await Promise.all(
      [a, b].map(async (uid) => String((await sdk.db.doc(`user_roles/${uid}`).get()).get("role"))),
    );
    expect(roles.toSorted()).toEqual(["admin", "author"]);
    for (const uid of [a, b]) await sdk.db.doc(`user_roles/${uid}`).delete();
  });
});

it("accepts each call of an administrator", async () => {
  for (const [name, input] of Object.entries(ADMIN_CALLS)) {
    expect([name, getStatus(await callFunction(name, input, tokens.admin))]).toEqual([name, "OK"]);
  }
  for (const [name, [input, status]] of Object.entries(FAILING_CALLS)) {
    expect([name, getStatus(await callFunction(name, input, tokens.admin))]).toEqual([
      name,
      status,
    ]);
  }
  expect(await countDocuments("import_jobs")).toBe(0);
  const entry = await sdk.db.doc("slugs/fila-0").get();
  expect(entry.get("state")).toBe("current");
});
