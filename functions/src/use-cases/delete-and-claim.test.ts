import { describe, expect, it } from "vitest";
import { limits } from "../domain/limits.ts";
import { type AccountRecord, claimMainAdmin } from "./claim-main-admin.ts";
import { deleteImportJob } from "./delete-import-job.ts";

const job_id = "00000000-0000-4000-8000-000000000001";
const now = () => new Date("2026-11-21T10:00:00Z");

describe("deleteImportJob", () => {
  function aJob(posts: number, items: number) {
    const left = { posts, items, job: true };
    const steps: string[] = [];
    const take = (what: "posts" | "items") => async (_: string, limit: number) => {
      steps.push(what);
      const taken = Math.min(left[what], limit);
      left[what] -= taken;
      return taken;
    };
    const deps = {
      markDeleting: async () => steps.push("mark") > 0 && left.job,
      deletePosts: take("posts"),
      deleteItems: take("items"),
      deleteJob: async () => {
        steps.push("job");
        left.job = false;
      },
      now,
    };
    return { deps, left, steps };
  }

  it("goes page by page, and the job goes last", async () => {
    const { deps, left, steps } = aJob(limits.deletePage + 1, 1);
    const page = { deleted: limits.deletePage, done: false };
    expect(await deleteImportJob(deps, { job_id })).toEqual(page);
    expect(left).toEqual({ posts: 1, items: 1, job: true });
    expect(await deleteImportJob(deps, { job_id })).toEqual({ deleted: 1, done: true });
    expect(steps).toEqual(["mark", "posts", "mark", "posts", "items", "job"]);
    expect(await deleteImportJob(deps, { job_id })).toEqual({ deleted: 0, done: true });
  });

  it("stopped after any step it leaves the job, and a repeat finishes", async () => {
    for (const broken of ["markDeleting", "deletePosts", "deleteItems", "deleteJob"] as const) {
      const { deps, left } = aJob(3, 2);
      const failing = { ...deps, [broken]: () => Promise.reject(new Error("network")) };
      await expect(deleteImportJob(failing, { job_id })).rejects.toThrow("network");
      expect(left.job).toBe(true);
      expect(await deleteImportJob(deps, { job_id })).toMatchObject({ done: true });
      expect(left).toEqual({ posts: 0, items: 0, job: false });
    }
  });
});

describe("claimMainAdmin", () => {
  const main: AccountRecord = {
    email: "Main@Example.com",
    emailVerified: true,
    disabled: false,
    claims: { team: "web" },
  };
  function setUp(account: AccountRecord) {
    const done: unknown[] = [];
    const deps = {
      account: async () => account,
      setClaims: async (uid: string, claims: object) => void done.push(["claims", uid, claims]),
      addRole: async (uid: string, at: Date) => void done.push(["role", uid, at]),
      now,
    };
    return { claim: (email = "main@example.com") => claimMainAdmin(deps, "u1", email), done };
  }

  it("adds the claim to those that are there, then the row", async () => {
    const { claim, done } = setUp(main);
    expect(await claim()).toEqual({ granted: true });
    expect(done).toEqual([
      ["claims", "u1", { team: "web", admin: true }],
      ["role", "u1", now()],
    ]);
  });
  it("repairs the row of an account that has the claim", async () => {
    const { claim, done } = setUp({ ...main, claims: { admin: true } });
    expect(await claim()).toEqual({ granted: true });
    expect(done).toEqual([["role", "u1", now()]]);
  });
  it.each([
    ["an unverified address", { ...main, emailVerified: false }, "main@example.com"],
    ["a disabled account", { ...main, disabled: true }, "main@example.com"],
    ["another address", { ...main, email: "eve@example.com" }, "main@example.com"],
    ["an account without address when none is configured", { ...main, email: "" }, " "],
  ])("gives nothing to %s", async (_, account, configured) => {
    const { claim, done } = setUp(account);
    expect(await claim(configured)).toEqual({ granted: false });
    expect(done).toEqual([]);
  });
});
