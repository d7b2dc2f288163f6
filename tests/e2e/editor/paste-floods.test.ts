import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";
import { pasteText } from "../screens/text-pictures.screen.ts";

/** What repeats, what the editor shows of it, and whether a message says that formatting is lost. */
const FLOODS = [
  { kind: "comments", piece: "<!-- a -->b", shown: "b", isPlain: false },
  { kind: "brackets", piece: "[a](", shown: "[a](", isPlain: false },
  { kind: "quotes", piece: `"a'`, shown: `"a'`, isPlain: false },
  { kind: "tags", piece: "<b>a", shown: "a", isPlain: true },
  { kind: "entities", piece: "&lt;a", shown: "<a", isPlain: false },
  { kind: "delimiters", piece: "*a_ ", shown: "*a_", isPlain: false },
  { kind: "addresses", piece: "http://a.es ", shown: "http://a.es", isPlain: false },
  { kind: "lists in lists", piece: "<ul><li>a", shown: "a", isPlain: true },
  { kind: "lines of plain text", piece: "a\n", shown: "a", isPlain: true },
];

const SIZE = 20_000;

test("pasted floods keep the text before them, and typing continues", async ({ page }) => {
  await signIn(page);
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.body.focus();
  for (const { kind, piece, shown, isPlain } of FLOODS)
    await test.step(`${SIZE} characters of ${kind}`, async () => {
      const count = Math.floor(SIZE / piece.length);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("antes");
      const type = piece === "a\n" ? "text/plain" : "text/html";
      await pasteText(ed.body, { [type]: piece.repeat(count) });
      await page.keyboard.type("z");
      const text = await ed.body.evaluate((e) => e.textContent.replace(/\s/g, ""));
      expect(text === `antes${shown.repeat(count)}z`, text.slice(0, 40)).toBe(true);
      if (isPlain) await expectToast(page, "Pasted as plain text");
    });
});
