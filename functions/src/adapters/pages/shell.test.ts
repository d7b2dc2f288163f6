import { expect, it } from "vitest";
import { toShell } from "./shell.ts";
import { toStyleHashes } from "./style-hashes.ts";

const TEMPLATE =
  '<head><!--head--><title>NHK</title></head><body><div id="root"><!--app--></div><!--data--></body>';
const page = {
  html: '<main data-404="">Oops! $&</main>',
  head: '<title>x</title>\n<style data-emotion="css">a{color:red}</style>',
};

it("a shell has its title and is not indexed", () => {
  const html = toShell(TEMPLATE, "Artículos", page);
  expect(html).toContain(
    '<title>Artículos · NHK Group</title><meta name="robots" content="noindex">',
  );
});

it("a shell holds a page for browsers without JavaScript only", () => {
  const html = toShell(TEMPLATE, "Artículo no encontrado", page);
  expect(html).toContain('<div id="root"><!--app--></div>');
  expect(html).toContain('<noscript><div role="main" data-404="">Oops! $&</div></noscript></body>');
  expect(html).toContain(
    '<noscript><style data-emotion="css">a{color:red}</style></noscript></head>',
  );
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, "")).not.toMatch(/data-404|<style/);
  expect(toStyleHashes(html)).toEqual(toStyleHashes(page.head));
});
