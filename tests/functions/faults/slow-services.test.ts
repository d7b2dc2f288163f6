import type { IndexReport } from "domain/indexing/index-report";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addresses } from "../../support/addresses.ts";
import { reset, setStandInMode } from "../../support/reset.ts";
import { anAdmin, countDocuments } from "../support/callers.ts";
import { type OwnFunctions, startOwnFunctions } from "../support/own-functions.ts";

const { partner, search } = addresses();
let functions: OwnFunctions;
let token: string;

beforeAll(async () => {
  await reset();
  token = await anAdmin();
  functions = await startOwnFunctions({ waitDivisor: 10 });
});
afterAll(() => functions.kill());

it.each([
  ["fetchPartnerPosts", null],
  ["importPartnerPost", { partnerPostId: "7c1f0a52-3b6e-4d0a-9f27-51d8e2a4c001" }],
])("%s does not wait for a partner blog that sends a byte a second", async (name, input) => {
  await setStandInMode(partner, "slow");
  expect(await functions.call(name, input, token)).toMatchObject({
    error: {
      status: "DEADLINE_EXCEEDED",
      message: "The partner blog did not answer in time.",
      details: { safe: true },
    },
  });
  expect([await countDocuments("blog_posts"), await countDocuments("guest_imports")]).toEqual([
    0, 0,
  ]);
});

it("the check of the index stops waiting for a hanging Search Console", async () => {
  await setStandInMode(search, "slow");
  const urls = Array.from({ length: 30 }, (_, n) => `/blog/articulo-${n}`);
  const outcome = await functions.call("checkGoogleIndexing", { urls }, token);
  const { uncheckedCount, results } = ("result" in outcome && outcome.result) as IndexReport;
  expect(uncheckedCount).toBe(30);
  const reasons = results.map(({ searchResult }) => searchResult);
  expect(reasons).toContain("Not checked: Search Console did not answer");
});
