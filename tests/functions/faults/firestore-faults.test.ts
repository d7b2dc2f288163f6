import { DomainError } from "functions/domain/shared/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ImportDeps, sendImport } from "../../../web/src/data/imports/import-runner.ts";
import { aBody, anImportRow, aPost, idOf } from "../../support/builders.ts";
import { contactInput } from "../../support/contact-input.ts";
import { reset } from "../../support/reset.ts";
import { storePost } from "../../support/store.ts";
import { anAdmin, countOf, sdk, statusOf } from "../support/callers.ts";
import { startFunctionsBehind } from "../support/own-functions.ts";
import { countsOf } from "../support/stored.ts";

let faulty: Awaited<ReturnType<typeof startFunctionsBehind>>;
let token: string;
/** Ids of one test: abandoned calls of earlier ones may store theirs after the reset. */
let inputs: ReturnType<typeof inputsOf>;

function inputsOf(test: string) {
  const post = aPost({ slug: test });
  const input = contactInput(test);
  const start = { job_id: idOf(test), job_name: "x", total_records: 6, failed_records: 0 };
  const visitors = [
    ["submitContact", input],
    ["incrementBlogViewCount", { post_id: post.id }],
  ] as const;
  return { post, input, start, visitors };
}

beforeAll(async () => {
  // A view is counted once in half an hour, which must not end during a test.
  faulty = await startFunctionsBehind("firestore", { skewMs: -(Date.now() % 1_800_000) });
});
afterAll(() => faulty.end());
beforeEach(async ({ task }) => {
  await faulty.proxy.setMode("open");
  await reset();
  token = await anAdmin();
  inputs = inputsOf(idOf(task.id));
  await storePost(sdk.db, inputs.post, aBody());
});

const send = (name: string, data: unknown) => faulty.functions.call(name, data, token);
const call = async (name: string, data: unknown) => statusOf(await send(name, data));

async function page(path: string) {
  const answer = await fetch(faulty.functions.site + path);
  const [cache, again] = ["cache-control", "retry-after"].map((name) => answer.headers.get(name));
  return {
    status: answer.status,
    cache,
    again,
    isShell: (await answer.text()).includes("<script"),
  };
}

const UNCACHED = { status: 503, cache: "private, no-store", again: "60", isShell: true };
const outcomes = (calls: readonly (readonly [string, unknown])[]) =>
  Promise.all(calls.map(([name, data]) => call(name, data)));
const pages = () =>
  Promise.all(["/articulos", `/blog/${inputs.post.slug}`, "/sitemap.xml"].map(page));
/**
 * Repeats calls until all are answered, because the SDK reconnects with increasing delays.
 * @returns calls without answer
 */
async function repeatUntilAnswered(
  calls: readonly (readonly [string, unknown])[],
): Promise<string[]> {
  let open = [...calls];
  let hasPage = false;
  for (let n = 0; n < 30 && (open.length > 0 || !hasPage); n += 1) {
    const [answer, codes] = await Promise.all([page("/articulos"), outcomes(open)]);
    hasPage ||= answer.status === 200;
    open = open.filter((_, index) => codes[index] !== "OK");
  }
  return [...open.map(([name]) => name), ...(hasPage ? [] : ["pages"])];
}
const nothingNew = async () => {
  const { post, input, start } = inputs;
  const paths = [
    `contact_submissions/${input.id}`,
    `mail_outbox/${input.id}`,
    `import_jobs/${start.job_id}`,
  ];
  const stored = await sdk.db.getAll(...paths.map((path) => sdk.db.doc(path)));
  expect(stored.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual([]);
  // View marker and count are one commit.
  expect(await viewsOf(post.id)).toBe(0);
};
const viewsOf = async (id: string): Promise<unknown> =>
  (await sdk.db.doc(`blog_posts/${id}`).get()).get("view_count");

/** Milliseconds: the test waits for real timeouts. */
const TIMEOUT_MS = 300_000;

describe("Firestore", { timeout: TIMEOUT_MS }, () => {
  it("absent: callables answer unavailable in time, pages an uncached 503 with the shell", async () => {
    await faulty.proxy.setMode("refused");
    const admins = [
      ["listUsers", {}],
      ["startImport", inputs.start],
      ["deletePosts", { post_ids: [inputs.post.id] }],
    ] as const;
    const [visitors, panel, answers] = await Promise.all([
      outcomes(inputs.visitors),
      outcomes(admins),
      pages(),
    ]);
    // These callables time out before the SDK gives up.
    expect(visitors).toEqual(["DEADLINE_EXCEEDED", "DEADLINE_EXCEEDED"]);
    expect(panel).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
    expect(answers).toEqual([UNCACHED, UNCACHED, UNCACHED]);
    await nothingNew();
    await faulty.proxy.setMode("open");
    expect(await repeatUntilAnswered([...inputs.visitors, ...admins.slice(0, 2)])).toEqual([]);
  });

  it("silent: callables answer deadline-exceeded before their timeout, pages 503", async () => {
    await faulty.proxy.setMode("silent");
    const began = performance.now();
    const [visitors, account, answers] = await Promise.all([
      outcomes(inputs.visitors).then((codes) => ({ codes, ms: performance.now() - began })),
      call("claimMainAdmin", null),
      pages(),
    ]);
    expect(visitors.codes).toEqual(["DEADLINE_EXCEEDED", "DEADLINE_EXCEEDED"]);
    expect(visitors.ms).toBeLessThan(15_000);
    expect(account).toBe("DEADLINE_EXCEEDED");
    expect(answers).toEqual([UNCACHED, UNCACHED, UNCACHED]);
    await nothingNew();
    await faulty.proxy.setMode("open");
    expect(await repeatUntilAnswered(inputs.visitors)).toEqual([]);
  });

  it("with an invalid document: the list omits it, its own page answers an uncached error", async () => {
    const nonsense = {
      published: true,
      view_count: 9,
      created_at: new Date(),
      title: 7,
      slug: "x",
    };
    await sdk.db.doc("blog_posts/nonsense").set(nonsense);
    await sdk.db.doc("post_bodies/nonsense").set({ content: "x" });
    await sdk.db.doc("slugs/sin-sentido").set({ post_id: "nonsense", state: "current" });
    for (const path of [
      "/articulos",
      "/sitemap.xml",
      "/articulos/rss.xml",
      `/blog/${inputs.post.slug}`,
    ]) {
      const answer = await fetch(faulty.functions.site + path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text()).toContain(inputs.post.slug);
    }
    const fault = { ...UNCACHED, status: 500, again: null };
    expect(await page("/blog/sin-sentido")).toEqual(fault);
  });

  it("slow: all answers are as usual", async () => {
    await faulty.proxy.setMode(150);
    expect(await outcomes(inputs.visitors)).toEqual(["OK", "OK"]);
    expect(await call("startImport", inputs.start)).toBe("OK");
    expect(await page(`/blog/${inputs.post.slug}`)).toMatchObject({ status: 200 });
    expect((await sdk.db.doc(`contact_submissions/${inputs.input.id}`).get()).exists).toBe(true);
  });
});

it("a connection cut at any answer: the view is counted once", async () => {
  const counted: unknown[] = [];
  for (let piece = 1; piece <= 5; piece += 1) {
    const article = aPost({ slug: `cortado-${piece}` });
    await storePost(sdk.db, article, aBody());
    faulty.proxy.cutAtAnswer(piece);
    await call("incrementBlogViewCount", { post_id: article.id });
    faulty.proxy.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(await call("incrementBlogViewCount", { post_id: article.id }), `${piece}`).toBe("OK");
    counted.push(await viewsOf(article.id));
  }
  expect(counted).toEqual(Array.from({ length: 5 }, () => 1));
});

it("a database that fails during an import: confirmed chunks are stored, and the import continues", async () => {
  const rows = Array.from({ length: 250 }, (_, row) => anImportRow({ row }));
  const { job_id } = inputs.start;
  const plan = { job_id, job_name: "x", total_records: rows.length, failed_records: 0, rows };
  const reported: number[] = [];
  const deps: ImportDeps = {
    call: async (name, input) => {
      const sent = send(name, input);
      if ("chunk" in input && input.chunk === 1) {
        await faulty.proxy.setMode("refused");
        await faulty.proxy.setMode("open");
      }
      const outcome = await sent;
      if ("error" in outcome) throw new DomainError("unavailable");
      return outcome.result as never;
    },
    wait: async () => {},
  };
  const end = await sendImport(plan, deps, ({ successful_records }) => {
    reported.push(successful_records);
  });
  expect(end).toMatchObject({ status: "completed", successful_records: 250 });
  expect(reported).toEqual([0, 100, 200, 250]);
  expect(await countsOf(job_id)).toEqual({ reported: 250, stored: 250 });
  const whole = ["blog_posts", "post_bodies", "slugs", "import_job_items"];
  expect(await Promise.all(whole.map(countOf))).toEqual([251, 251, 251, 250]);
});
