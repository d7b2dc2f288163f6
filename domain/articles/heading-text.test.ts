import { expect, it } from "vitest";
import { limits } from "../shared/limits.ts";
import { measureGrowth } from "../testing/cpu-time.ts";
import { FLOODS } from "../testing/floods.ts";
import { headingText } from "./heading-text.ts";

it.each([
  [
    "html",
    '<h2 class="a">Uno <b>dos</b></h2><p>No</p><H3>Tr&eacute;s<br>cuatro</H3>',
    "Uno dos · Tres cuatro",
  ],
  ["html", "<h2>Uno</h2><!-- <h2>Oculto</h2> --><script>'<h2>No</h2>'</script>", "Uno"],
  ["html", "<header>No</header><h2></h2><h2> </h2>", ""],
  ["markdown", "# Uno\n\nNo\n\n## [Dos](https://a.example/tres) #\n", "Uno · [Dos] #"],
  ["markdown", "Uno\n===\n\nDos\n---\n\n- No\n---\n\n| a |\n|---|\n", "Uno · Dos"],
  ["markdown", "```\n# No\n```\n<!--\n# No\n-->\n### Uno", "Uno"],
  [undefined, "<h2>Uno</h2>\n\n## Dos", "Uno · Dos"],
] as const)("reads the headings of %s: %j", (content_format, content, text) => {
  expect(headingText({ content, content_format })).toBe(text);
});

it("is cut at its limit", () => {
  const content = `<h2>${"palabra ".repeat(50)}</h2>`.repeat(50);
  expect(headingText({ content, content_format: "html" })).toHaveLength(limits.headings);
});

it.each(Object.entries(FLOODS))("is read in linear time: %s", (_, flood) => {
  for (const content_format of ["html", "markdown"] as const) {
    const { ratio } = measureGrowth(flood, 50_000, (content) =>
      headingText({ content, content_format }),
    );
    expect(ratio).toBeLessThan(8);
  }
});
