import { findHtmlFaults } from "../../../scripts/lib/checks/html.ts";
import { expect, test } from "../../support/test.ts";

/** Made by the functions; `npm run check` looks at the pages that are built. */
const PAGES = [
  ...["/articulos/ruedas", "/articulos/pescado", "/articulos", "/articulos?q=acero"],
  ...["/sitemap.xml", "/no-existe", "/blog/no-existe"],
];

test("no page that the functions make has a fault in its HTML", async ({ at, request }) => {
  const list = await (await request.get(`${at.site}/articulos`)).text();
  const articles = [...new Set(list.match(/\/blog\/[a-z0-9-]+/g))];
  expect(articles.length).toBeGreaterThan(5);
  // The sitemap has a page for readers.
  const headers = { accept: "text/html", "sec-fetch-dest": "document" };
  for (const path of [...PAGES, ...articles]) {
    const answer = await request.get(`${at.site}${path}`, { headers });
    expect(await findHtmlFaults(await answer.text()), path).toEqual([]);
  }
});
