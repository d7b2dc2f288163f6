import { DomainError } from "functions/domain/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ImportDeps, sendImport } from "../../web/src/data/import-run.ts";
import { aBody, anImportRow, aPost, idOf } from "../support/builders.ts";
import { anInquiry } from "../support/inquiry.ts";
import { startFunctionsBehind } from "../support/own-functions.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, countOf, sdk, statusOf } from "./callers.ts";
import { countsOf } from "./stored.ts";

/** An instance of the functions whose way to Firestore is ours to spoil; the tests' own way stays whole. */
let spoilt: Awaited<ReturnType<typeof startFunctionsBehind>>;
let token: string;
/** Each test sends ids of its own: calls that an earlier one gave up go on, and may store theirs after the reset. */
let mine: ReturnType<typeof sentBy>;

function sentBy(test: string) {
  const post = aPost({ slug: test });
  const inquiry = anInquiry(test);
  const start = { job_id: idOf(test), job_name: "x", total_records: 6, failed_records: 0 };
  const visitors = [
    ["submitContact", inquiry],
    ["incrementBlogViewCount", { post_id: post.id }],
  ] as const;
  return { post, inquiry, start, visitors };
}

beforeAll(async () => {
  spoilt = await startFunctionsBehind("firestore");
});
afterAll(() => spoilt.end());
beforeEach(async ({ task }) => {
  await spoilt.way.become("open");
  await reset();
  token = await anAdmin();
  mine = sentBy(idOf(task.id));
  await storePost(sdk.db, mine.post, aBody());
});

const send = (name: string, data: unknown) => spoilt.functions.call(name, data, token);
/** @returns the answer's code, as the wire spells it, or 'OK' */
const call = async (name: string, data: unknown) => statusOf(await send(name, data));

async function page(path: string) {
  const answer = await fetch(spoilt.functions.site + path);
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
  Promise.all(["/articulos", `/blog/${mine.post.slug}`, "/sitemap.xml"].map(page));
/**
 * Asks for a page and calls, each again until it is answered: the SDK looks for the way less and less often, and what was
 * given up before still holds its locks.
 * @returns those that never were
 */
async function unanswered(calls: readonly (readonly [string, unknown])[]): Promise<string[]> {
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
  const { post, inquiry, start } = mine;
  const paths = [
    `contact_submissions/${inquiry.id}`,
    `mail_outbox/${inquiry.id}`,
    `import_jobs/${start.job_id}`,
  ];
  const stored = await sdk.db.getAll(...paths.map((path) => sdk.db.doc(path)));
  expect(stored.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual([]);
  // One commit marks the reader and counts him.
  expect(await viewsOf(post.id)).toBe(0);
};
const viewsOf = async (id: string): Promise<unknown> =>
  (await sdk.db.doc(`blog_posts/${id}`).get()).get("view_count");

/** Real time-outs are waited for, and some callers are heard only at the second try. */
const PATIENCE = 300_000;

describe("Firestore", { timeout: PATIENCE }, () => {
  it("absent: callables say unavailable in time, pages an uncached 503 with the shell", async () => {
    await spoilt.way.become("refused");
    const admins = [
      ["listUsers", {}],
      ["startImport", mine.start],
      ["deletePosts", { post_ids: [mine.post.id] }],
    ] as const;
    const [visitors, panel, answers] = await Promise.all([
      outcomes(mine.visitors),
      outcomes(admins),
      pages(),
    ]);
    // Who waits 15 seconds at most is answered before the SDK has given up.
    expect(visitors).toEqual(["DEADLINE_EXCEEDED", "DEADLINE_EXCEEDED"]);
    expect(panel).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
    expect(answers).toEqual([UNCACHED, UNCACHED, UNCACHED]);
    await nothingNew();
    await spoilt.way.become("open");
    expect(await unanswered([...mine.visitors, ...admins.slice(0, 2)])).toEqual([]);
  });

  it("silent: callables say deadline-exceeded before their time-out, pages answer 503", async () => {
    await spoilt.way.become("silent");
    const began = performance.now();
    const [visitors, account, answers] = await Promise.all([
      outcomes(mine.visitors).then((codes) => ({ codes, ms: performance.now() - began })),
      call("claimMainAdmin", null),
      pages(),
    ]);
    expect(visitors.codes).toEqual(["DEADLINE_EXCEEDED", "DEADLINE_EXCEEDED"]);
    expect(visitors.ms).toBeLessThan(15_000);
    expect(account).toBe("DEADLINE_EXCEEDED");
    expect(answers).toEqual([UNCACHED, UNCACHED, UNCACHED]);
    await nothingNew();
    await spoilt.way.become("open");
    expect(await unanswered(mine.visitors)).toEqual([]);
  });

  it("with nonsense stored: a list goes without it, its own page is an uncached fault", async () => {
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
      `/blog/${mine.post.slug}`,
    ]) {
      const answer = await fetch(spoilt.functions.site + path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text()).toContain(mine.post.slug);
    }
    const fault = { ...UNCACHED, status: 500, again: null };
    expect(await page("/blog/sin-sentido")).toEqual(fault);
  });

  it("slow: everything is answered as ever", async () => {
    await spoilt.way.become(150);
    expect(await outcomes(mine.visitors)).toEqual(["OK", "OK"]);
    expect(await call("startImport", mine.start)).toBe("OK");
    expect(await page(`/blog/${mine.post.slug}`)).toMatchObject({ status: 200 });
    expect((await sdk.db.doc(`contact_submissions/${mine.inquiry.id}`).get()).exists).toBe(true);
  });
});

it("a connection cut in place of any answer: the reader is counted once", async () => {
  const counted: unknown[] = [];
  for (let piece = 1; piece <= 5; piece += 1) {
    const article = aPost({ slug: `cortado-${piece}` });
    await storePost(sdk.db, article, aBody());
    spoilt.way.cutAtAnswer(piece);
    await call("incrementBlogViewCount", { post_id: article.id });
    spoilt.way.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(await call("incrementBlogViewCount", { post_id: article.id }), `${piece}`).toBe("OK");
    counted.push(await viewsOf(article.id));
  }
  expect(counted).toEqual(Array.from({ length: 5 }, () => 1));
});

it("a database that goes away in the middle of an import: what was told is stored, and it goes on", async () => {
  const rows = Array.from({ length: 250 }, (_, row) => anImportRow({ row }));
  const { job_id } = mine.start;
  const plan = { job_id, job_name: "x", total_records: rows.length, failed_records: 0, rows };
  const told: number[] = [];
  const deps: ImportDeps = {
    call: async (name, input) => {
      const sent = send(name, input);
      if ("chunk" in input && input.chunk === 1) {
        await spoilt.way.become("refused");
        await spoilt.way.become("open");
      }
      const outcome = await sent;
      if ("error" in outcome) throw new DomainError("unavailable");
      return outcome.result as never;
    },
    wait: async () => {},
  };
  const end = await sendImport(plan, deps, ({ successful_records }) => {
    told.push(successful_records);
  });
  expect(end).toMatchObject({ status: "completed", successful_records: 250 });
  expect(told).toEqual([0, 100, 200, 250]);
  expect(await countsOf(job_id)).toEqual({ told: 250, stored: 250 });
  const whole = ["blog_posts", "post_bodies", "slugs", "import_job_items"];
  expect(await Promise.all(whole.map(countOf))).toEqual([251, 251, 251, 250]);
});
