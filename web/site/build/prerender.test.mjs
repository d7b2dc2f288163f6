import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findImages, findSource, isListed, robotsTxt } from "./prerender.mjs";

it("robots.txt names the sitemap that is XML for every client, which Hosting passes on", () => {
  const address = /^Sitemap: (.*)$/m.exec(robotsTxt("https://www.example.com"))?.[1];
  expect(address).toBe("https://www.example.com/sitemap-urls.xml");
  const firebase = readFileSync(new URL("../../../firebase.json", import.meta.url), "utf8");
  const { rewrites, headers } = JSON.parse(firebase).hosting;
  const rewrite = rewrites.find(({ source }) => source === "/sitemap-urls.xml");
  expect(rewrite?.function.functionId).toBe("pages");
  const own = headers.find(({ source }) => source.startsWith("!/@("))?.source;
  expect(own).toContain("|sitemap-urls.xml|");
});

it("robots.txt of a draft keeps search engines away from every page", () =>
  expect(robotsTxt("https://p.web.app", true)).toBe("User-agent: *\nDisallow: /\n"));

it.each([
  ["/", "", true],
  ["/catalogo/pies-niveladores", '<meta name="description" content="x">', true],
  ["/blog", undefined, true],
  ["/lista", '<meta name="robots" content="noindex">', false],
  ["/404", "", false],
  ["/blog/:slug", undefined, false],
])("the sitemap lists %s with %j: %s", (path, head, expected) =>
  expect(isListed(path, head === undefined ? undefined : { head })).toBe(expected),
);

it.each([
  ["/pies-niveladores", "web/site/content/pies-niveladores.md"],
  ["/catalogo/pies-niveladores", "web/site/catalogue"],
  ["/calculadora/pies", "web/site/catalogue"],
  ["/", "web/site/src/pages/landing"],
  ["/lista", undefined],
])("the date of %s in the sitemap is the last change of %s", (path, source) =>
  expect(findSource(path)).toBe(source),
);

it("takes the widest copy of each picture once, and no drawing", () => {
  const html =
    '<img alt="" src="/a-480.webp" srcSet="/a-480.webp 480w, /a-960.webp 960w"/><img src="/b.jpg"/>' +
    '<img src="/drawing.svg"/><img class="x" src="/b.jpg"/>';
  expect(findImages({ html })).toEqual(["/a-960.webp", "/b.jpg"]);
  expect(findImages(undefined)).toEqual([]);
});
