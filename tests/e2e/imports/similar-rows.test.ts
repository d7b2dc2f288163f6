import { expectAccessible } from "../../support/browser/accessibility.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { sampleArticles } from "../../support/seed/samples.ts";
import { expect, test } from "../../support/test.ts";
import { csvImport } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const [sample] = sampleArticles();
if (!sample) throw new Error("There is no sample");
const { post: original, body } = sample;
const words = (name: string) => Array.from({ length: 60 }, (_, n) => `${name}${n}`).join(" ");

test.beforeEach(() => runScheduled("emptyTrash"));

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = [
  ["title", "content"],
  ["Copia", body.content.slice(0, body.content.length * 0.8)],
  ["Propia", words("propia")],
  ["Otra", words("otra")],
  ["Propia otra vez", `${words("propia")} fin`],
  ["Corta", "Dos palabras"],
]
  .map((row) => row.map(cell).join(","))
  .join("\n");

test("the preview names rows like a published article and like each other", async ({ page }) => {
  await openPanelAs(page);
  await csvImport(page).prepare(csv, "Parecidas");
  const card = page.getByRole("region", { name: "Similar texts" });
  await expect(card).toContainText(
    "2 of 4 rows are similar. 1 row is not compared: fewer than 40 words, or hard to read.",
  );
  const items = card.getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(
    new RegExp(`^Row 2 “Copia”Similar to ${original.title}.*\\([4-9]\\d% the same words\\)`),
  );
  await expect(items.first().getByRole("link")).toHaveAttribute("href", `/blog/${original.slug}`);
  await expect(items.last()).toContainText(/^Row 5 “Propia otra vez”Similar to Row 3 “Propia”/);
  await expectAccessible(page);
});
