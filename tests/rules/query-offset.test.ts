import { beforeAll, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { openDatabase } from "./database.ts";

const PROJECT = "demo-rules-query-offset";
const database = openDatabase("query-offset");
beforeAll(() => database.seed(`blog_posts/${crypto.randomUUID()}`, aPost));

/** The SDK for browsers cannot send an offset; the interface that it speaks to can. */
async function askForPosts(query: object): Promise<number> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const url = `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`;
  const structuredQuery = {
    from: [{ collectionId: "blog_posts" }],
    where: {
      fieldFilter: {
        field: { fieldPath: "published" },
        op: "EQUAL",
        value: { booleanValue: true },
      },
    },
    ...query,
  };
  return (await fetch(url, { method: "POST", body: JSON.stringify({ structuredQuery }) })).status;
}

it("a visitor's query may not skip documents, which would be billed", async () => {
  expect(await askForPosts({ limit: 100 })).toBe(200);
  expect(await askForPosts({ limit: 100, offset: 0 })).toBe(200);
  expect(await askForPosts({ limit: 100, offset: 1 })).toBe(403);
  expect(await askForPosts({ limit: 1, offset: 1_000_000 })).toBe(403);
});
