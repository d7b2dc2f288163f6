import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { aBody, aPost, toId } from "../../support/builders.ts";
import { contactInput } from "../../support/contact-input.ts";
import { reset } from "../../support/reset.ts";
import { storePost } from "../../support/store.ts";
import { anAdmin, getStatus, sdk } from "./callers.ts";
import { startFunctionsBehind } from "./own-functions.ts";

type Calls = readonly (readonly [name: string, data: unknown])[];

/** What a page answers while the database fails. */
export const UNCACHED = { status: 503, cache: "private, no-store", again: "60", isShell: true };

/**
 * For the tests of one file: functions behind a proxy to Firestore, and for each test a stored post and inputs with ids
 * of their own, because abandoned calls of earlier tests may store theirs after the reset.
 */
export function functionsBehindFirestore({ waitDivisor = 1 } = {}) {
  let faulty: Awaited<ReturnType<typeof startFunctionsBehind>>;
  let token: string;
  let inputs: ReturnType<typeof toInputs>;

  beforeAll(async () => {
    // A view is counted once in half an hour, which must not end during a test.
    const skewMs = -(Date.now() % 1_800_000);
    faulty = await startFunctionsBehind("firestore", { skewMs, waitDivisor });
  });
  afterAll(() => faulty.end());
  beforeEach(async ({ task }) => {
    await faulty.proxy.setMode("open");
    await reset();
    token = await anAdmin();
    inputs = toInputs(toId(task.id));
    await storePost(sdk.db, inputs.post, aBody());
  });

  const send = (name: string, data: unknown) => faulty.functions.call(name, data, token);
  const call = async (name: string, data: unknown) => getStatus(await send(name, data));
  const outcomes = (calls: Calls) => Promise.all(calls.map(([name, data]) => call(name, data)));

  async function page(path: string) {
    const answer = await fetch(faulty.functions.site + path);
    const [cache, again] = ["cache-control", "retry-after"].map((name) => answer.headers.get(name));
    const isShell = (await answer.text()).includes("<script");
    return { status: answer.status, cache, again, isShell };
  }
  const pages = () =>
    Promise.all(["/articulos", `/blog/${inputs.post.slug}`, "/sitemap.xml"].map(page));

  /**
   * Repeats calls until all are answered, because the SDK reconnects with increasing delays.
   * @returns calls without answer
   */
  async function repeatUntilAnswered(calls: Calls): Promise<string[]> {
    let open = [...calls];
    let hasPage = false;
    for (let n = 0; n < 30 && (open.length > 0 || !hasPage); n += 1) {
      const [answer, codes] = await Promise.all([page("/articulos"), outcomes(open)]);
      hasPage ||= answer.status === 200;
      open = open.filter((_, index) => codes[index] !== "OK");
    }
    return [...open.map(([name]) => name), ...(hasPage ? [] : ["pages"])];
  }

  async function expectNothingNew(): Promise<void> {
    const { post, input, start } = inputs;
    const paths = [
      `contact_submissions/${input.id}`,
      `mail_outbox/${input.id}`,
      `import_jobs/${start.job_id}`,
    ];
    const stored = await sdk.db.getAll(...paths.map((path) => sdk.db.doc(path)));
    expect(stored.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual([]);
    expect(await loadViews(post.id)).toBe(0);
  }

  return {
    proxy: () => faulty.proxy,
    site: () => faulty.functions.site,
    inputs: () => inputs,
    ...{ send, call, outcomes, page, pages, repeatUntilAnswered, expectNothingNew },
  };
}

export async function loadViews(id: string): Promise<unknown> {
  return (await sdk.db.doc(`blog_posts/${id}`).get()).get("view_count");
}

function toInputs(test: string) {
  const post = aPost({ slug: test });
  const input = contactInput(test);
  const start = { job_id: toId(test), job_name: "x", total_records: 6, failed_records: 0 };
  const visitors = [
    ["submitContact", input],
    ["incrementBlogViewCount", { post_id: post.id }],
  ] as const;
  return { post, input, start, visitors };
}
