import { toEntries } from "domain/articles/sitemap-file";
import { describe, expect, it } from "vitest";
import { memoryReads, testPost } from "../../testing/memory-articles.ts";
import { served } from "../../testing/served-page.ts";

const changed_at = new Date("2026-11-20T10:00:00Z");
const news = testPost(3, { slug: "nuevo", created_at: new Date("2026-11-20T10:00:00Z") });
const old = [testPost(1), testPost(2)];
const toFiles = (...names: readonly string[]) =>
  names.map((after) => ({ after, count: 1, changed_at }));
type Files = ReturnType<typeof toFiles>;

/** A request with stored files, of which each has one of the articles. */
async function loadXml(path: string, query: string, files: Files) {
  const names = files.map(({ after }) => after);
  const reads = {
    ...memoryReads([...old, news]),
    sitemapFiles: async () => files,
    sitemapFile: async (after: string) => {
      const post = old[names.indexOf(after)];
      return post ? toEntries(post.id, post) : [];
    },
  };
  const answer = await served(path, { query }, { reads });
  const found = String(answer.body).matchAll(/<loc>https:\/\/www\.example\.com([^<]*)/g);
  return { ...answer, paths: [...found].map(([, path]) => path) };
}

describe("the sitemap", () => {
  it("is one file of pages, news and articles while there is one", async () => {
    const { body, paths } = await loadXml("/sitemap.xml", "", toFiles("0"));
    const pages = ["/", "/articulos", "/catalogo"];
    expect(paths.filter((path) => !path?.startsWith("/images"))).toEqual([
      ...pages,
      "/blog/nuevo",
      "/blog/articulo-1",
    ]);
    expect(body).toContain("/articulos</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>");
    expect(body).toContain("/catalogo</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>");
    expect(body).toContain("<loc>https://www.example.com/</loc><image:image>");
  });

  it("reads the articles themselves until the first files are complete", async () => {
    const { paths } = await loadXml("/sitemap-urls.xml", "", []);
    expect(paths.filter((path) => path?.startsWith("/blog"))).toEqual([
      "/blog/nuevo",
      "/blog/articulo-1",
      "/blog/articulo-2",
    ]);
  });

  it("is an index of several files, the news first", async () => {
    for (const path of ["/sitemap.xml", "/sitemap-urls.xml"]) {
      const { body, type } = await loadXml(path, "", toFiles("0", "5a"));
      expect(type).toBe("xml");
      const entry = (part: string) =>
        `<sitemap><loc>https://www.example.com/sitemap-urls.xml?desde=${part}</loc>` +
        "<lastmod>2026-11-20T10:00:00.000Z</lastmod></sitemap>";
      expect(body).toContain(["novedades", "0", "5a"].map(entry).join("\n"));
      expect(body).toMatch(/<\/sitemapindex>\n$/);
    }
  });

  it.each([
    ["novedades", ["/", "/articulos", "/catalogo", "/blog/nuevo"]],
    ["0", ["/blog/articulo-1"]],
    ["5a", ["/blog/articulo-2"]],
  ])("has the part %s with %j", async (part, paths) => {
    const answer = await loadXml("/sitemap-urls.xml", `desde=${part}`, toFiles("0", "5a"));
    expect(answer).toMatchObject({ status: 200, cache: "public, max-age=0, s-maxage=600" });
    expect(answer.paths.filter((path) => !path?.startsWith("/images"))).toEqual(paths);
  });

  it("has no other part", async () => {
    const two = toFiles("0", "5a");
    const status = async (query: string, path = "/sitemap-urls.xml", files = two) =>
      (await loadXml(path, query, files)).status;
    expect(await status("desde=7")).toBe(404);
    expect(await status("desde=0", "/sitemap-urls.xml", toFiles("0"))).toBe(404);
    expect(await status("desde=novedades", "/sitemap-urls.xml", toFiles("0"))).toBe(404);
    expect(await status("desde=0", "/sitemap.xml")).toBe(301);
    expect(await status("desde=0&x=1")).toBe(301);
    expect(await status(`desde=${"0".repeat(37)}`)).toBe(301);
    expect(await status("desde=0", "/sitemap-urls.xml/")).toBe(301);
  });
});
