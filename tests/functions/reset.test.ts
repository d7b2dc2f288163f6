import { expect, it } from "vitest";
import { documentsUrl, reset } from "../support/reset.ts";
import { sdk } from "./support/callers.ts";

it("empties the database after an abandoned call that holds document locks", async () => {
  const post = sdk.db.doc("blog_posts/locked");
  await post.set({ title: "x" });
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const givenUp = sdk.db.runTransaction(async (transaction) => {
    await transaction.get(post);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const emptied = reset();
  expect((await fetch(documentsUrl(), { method: "DELETE" })).status).toBe(409);
  release.resolve();
  await Promise.all([givenUp, emptied]);
  expect((await post.get()).exists).toBe(false);
});
