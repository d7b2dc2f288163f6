import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { sampleArticles } from "../../support/seed/samples.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();
const [sample] = sampleArticles().filter(({ body }) => body.content_format === "html");
if (!sample) throw new Error("No sample is HTML");
const { post: original, body } = sample;
const copied = body.content.slice(0, body.content.length * 0.8);

test.beforeEach(() => runScheduled("emptyTrash"));

test("who publishes a copy is told of which article, and can publish it", async ({ page }) => {
  await signIn(page);
  const id = crypto.randomUUID();
  const slug = `copia-${id.slice(0, 8)}`;
  const draft = aPost({ slug, published: false });
  await storePost(db, { ...draft, id }, aBody({ content: copied }));
  const ed = editor(page);
  await ed.open(`/cortzen/blog/edit/${id}`);
  await expect(page.getByText(/^Similar to/)).toBeHidden();
  await ed.publishLabel.click();
  const warning = page.getByText(/^Similar to .* \([4-9]\d% the same words\)$/);
  await expect(warning).toContainText(original.title);
  await expect(warning.getByRole("link")).toHaveAttribute("href", `/blog/${original.slug}`);
  await expectAccessible(page);
  await ed.save.last().click();
  await ed.expectArticle(slug);
});

test("another text is not called similar", async ({ page }) => {
  await signIn(page);
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.publishLabel.click();
  await expect(page.getByText("Too short to be compared")).toBeVisible();
  await ed.body.fill(Array.from({ length: 60 }, (_, n) => `nueva${n}`).join(" "));
  await expect(page.getByText("No published article is similar.")).toBeVisible();
});
