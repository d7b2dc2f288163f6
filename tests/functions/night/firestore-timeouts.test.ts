import { describe, expect, it } from "vitest";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { functionsBehindFirestore, loadViews, UNCACHED } from "../support/behind-firestore.ts";
import { sdk } from "../support/callers.ts";

const firestore = functionsBehindFirestore();

/** Milliseconds: the tests wait for real timeouts. */
const TIMEOUT_MS = 300_000;

describe("Firestore", { timeout: TIMEOUT_MS }, () => {
  it("absent: callables answer unavailable in time, pages an uncached 503 with the shell", async () => {
    const { visitors, start, post } = firestore.inputs();
    await firestore.proxy().setMode("refused");
    const admins = [
      ["listUsers", {}],
      ["startImport", start],
      ["deletePosts", { post_ids: [post.id] }],
    ] as const;
    const [codes, panel, answers] = await Promise.all([
      firestore.outcomes(visitors),
      firestore.outcomes(admins),
      firestore.pages(),
    ]);
    // These callables time out before the SDK gives up.
    expect(codes).toEqual(["DEADLINE_EXCEEDED", "DEADLINE_EXCEEDED"]);
    expect(panel).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
    expect(answers).toEqual([UNCACHED, UNCACHED, UNCACHED]);
    await firestore.expectNothingNew();
    await firestore.proxy().setMode("open");
    expect(await firestore.repeatUntilAnswered([...visitors, ...admins.slice(0, 2)])).toEqual([]);
  });

  it("silent: callables answer deadline-exceeded before their timeout", async () => {
    const { visitors } = firestore.inputs();
    await firestore.proxy().setMode("silent");
    const began = performance.now();
    const codes = await firestore.outcomes(visitors);
    expect(codes).toEqual(["DEADLINE_EXCEEDED", "DEADLINE_EXCEEDED"]);
    expect(performance.now() - began).toBeLessThan(15_000);
    await firestore.proxy().setMode("open");
    expect(await firestore.repeatUntilAnswered(visitors)).toEqual([]);
  });

  it("cut at any answer: a view is counted at most once for each call", async () => {
    for (let piece = 1; piece <= 5; piece += 1) {
      const article = aPost({ slug: `cortado-${piece}` });
      const view = () => firestore.call("incrementBlogViewCount", { post_id: article.id });
      await storePost(sdk.db, article, aBody());
      firestore.proxy().cutAtAnswer(piece);
      await view();
      firestore.proxy().cutAtAnswer(Number.POSITIVE_INFINITY);
      expect(await view(), `${piece}`).toBe("OK");
      expect([1, 2], `${piece}`).toContain(await loadViews(article.id));
    }
  });
});
