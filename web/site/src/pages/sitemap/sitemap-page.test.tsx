import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { parseSitemap } from "./parse-sitemap.ts";
import { SitemapPage } from "./sitemap-page.tsx";

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://example.com/</loc></url>
<url><loc>https://example.com/blog/uno</loc><lastmod>2026-11-12T09:41:30.000Z</lastmod>
<image:image><image:loc>https://example.com/a.webp</image:loc></image:image>
<image:image><image:loc>https://example.com/b.webp</image:loc></image:image></url>
<url><loc>javascript:alert(1)</loc></url>
</urlset>`;

function show() {
  return render(
    <ChakraProvider value={siteSystem}>
      <SitemapPage />
    </ChakraProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("sitemap page", () => {
  it("shows every address with its pictures and its last change in UTC", async () => {
    const fetched = vi.fn(async () => new Response(XML));
    vi.stubGlobal("fetch", fetched);
    show();
    expect(screen.getByRole("status").textContent).toBe("Loading sitemap...");
    expect(await screen.findByText("2 URLs")).toBeTruthy();
    const [, home, article] = screen.getAllByRole("row");
    expect(home?.textContent).toMatch(/example\.com\/.*0—$/);
    expect(article?.textContent).toMatch(/blog\/uno.*22026-11-12 09:41 \+00:00$/);
    const link = screen.getByRole("link", { name: /blog\/uno/ });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(fetched).toHaveBeenCalledWith(
      "/sitemap.xml",
      expect.objectContaining({ headers: { Accept: "application/xml" } }),
    );
  });

  it("shows the addresses of all files of an index once, news first", async () => {
    const part = (name: string, ...slugs: readonly string[]) => [
      `/sitemap-urls.xml?desde=${name}`,
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${slugs
        .map((slug) => `<url><loc>https://example.com/blog/${slug}</loc></url>`)
        .join("")}</urlset>`,
    ];
    const parts = [part("novedades", "nuevo"), part("0", "uno", "nuevo")];
    const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts
      .map(([path]) => `<sitemap><loc>https://example.com${path}</loc></sitemap>`)
      .join("")}</sitemapindex>`;
    const answers = new Map([
      ["/sitemap.xml", index],
      ...parts.map(([a = "", b = ""]) => [a, b] as const),
    ]);
    vi.stubGlobal("fetch", async (path: string) => new Response(answers.get(path)));
    show();
    expect(await screen.findByText("2 URLs")).toBeTruthy();
    expect(
      screen.getAllByRole("link", { name: /blog/ }).map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining("/blog/nuevo"), expect.stringContaining("/blog/uno")]);
  });

  it("leads to the XML in a browser without JavaScript", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(
      <ChakraProvider value={siteSystem}>
        <SitemapPage />
      </ChakraProvider>,
    );
    expect(page.querySelector("noscript")?.innerHTML).toContain('href="/sitemap-urls.xml"');
  });

  it.each([
    ["an error", async () => new Response("no", { status: 500 })],
    ["another page", async () => new Response("<html><body/></html>")],
    ["no network", () => Promise.reject(new TypeError("offline"))],
  ])("logs %s and shows zero addresses", async (_what, answer) => {
    vi.stubGlobal("fetch", answer);
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    show();
    expect(await screen.findByText("0 URLs")).toBeTruthy();
    expect(log).toHaveBeenCalledWith("Loading the sitemap failed", expect.any(Error));
  });
});

it("ignores addresses that are not http or https", () => {
  expect(parseSitemap(XML).entries.map(({ url }) => url)).toEqual([
    "https://example.com/",
    "https://example.com/blog/uno",
  ]);
});
