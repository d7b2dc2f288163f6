import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost, toId } from "../../support/builders.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { sampleArticles } from "../../support/seed/samples.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const [sample] = sampleArticles().filter(({ body }) => body.content_format === "html");
if (!sample) throw new Error("No sample is HTML");
const { post: original, body } = sample;

test("who publishes a copy is told of which article, and can publish it", async ({ page }) => {
  await runScheduled("emptyTrash");
  await storePost(adminSdk().db, aPost({ slug: "copia", published: false }), aBody());
  await signIn(page);
  const ed = editor(page);
  await ed.open(`/cortzen/blog/edit/${toId("copia")}`);
  await ed.publishLabel.click();
  await expect(page.getByText("Too short to be compared")).toBeVisible();
  await ed.body.fill(Array.from({ length: 60 }, (_, n) => `nueva${n}`).join(" "));
  await expect(page.getByText("No published article is similar.")).toBeVisible();
  await ed.mode("HTML");
  await ed.body.fill(body.content.slice(0, body.content.length * 0.8));
  const warning = page.getByText(/^Similar to .* \([4-9]\d% the same words\)$/);
  await expect(warning).toContainText(original.title);
  await expect(warning.getByRole("link")).toHaveAttribute("href", `/blog/${original.slug}`);
  await expectAccessible(page);
  await ed.save.click();
  await ed.expectArticle("copia");
});
