// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { organizationLd } from "./json-ld.ts";
import { absoluteUrl, headHtml } from "./page-meta.ts";

const origin = "https://nhk.test";
const evil = `"><script>alert('x')</script>&amp;</title>`;

function parseHead(html: string): Document {
  return new DOMParser().parseFromString(`<head>${html}</head>`, "text/html");
}

describe("headHtml", () => {
  it("escapes every value so that it parses back unchanged", () => {
    const head = parseHead(
      headHtml(
        { title: evil, description: evil, path: "/blog/x", image: { url: "/a.webp", alt: evil } },
        origin,
      ),
    );
    expect(head.title).toBe(evil);
    expect(head.querySelector("meta[name=description]")?.getAttribute("content")).toBe(evil);
    expect(head.querySelector("meta[property='og:image:alt']")?.getAttribute("content")).toBe(evil);
    expect(head.querySelectorAll("script")).toHaveLength(0);
  });

  it("makes addresses of the site absolute and keeps others unchanged", () => {
    const head = parseHead(headHtml({ title: "a", description: "b", path: "/" }, origin));
    expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${origin}/`);
    expect(head.querySelector("meta[property='og:image']")?.getAttribute("content")).toBe(
      `${origin}/images/og-default.jpg`,
    );
    expect(absoluteUrl(origin, "https://x.test/a.jpg")).toBe("https://x.test/a.jpg");
  });

  it("escapes structured data so that it cannot end its script element", () => {
    const html = headHtml(
      {
        title: "a",
        description: "b",
        jsonLd: (absolute) => [organizationLd(absolute), { name: "</script><!--" }],
      },
      origin,
    );
    const blocks = [...parseHead(html).querySelectorAll("script[type='application/ld+json']")].map(
      (script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>,
    );
    expect(blocks[0]).toMatchObject({
      "@type": "Organization",
      url: `${origin}/`,
      address: { postalCode: "5610", addressLocality: "Assens", addressCountry: "DK" },
      contactPoint: { contactType: "sales", areaServed: "ES", availableLanguage: "Spanish" },
    });
    expect(JSON.stringify(blocks[0])).not.toContain("por confirmar");
    expect(blocks[1]).toEqual({ name: "</script><!--" });
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it("adds noindex and no canonical link to pages that are not indexed", () => {
    const head = parseHead(headHtml({ title: "a", description: "b", indexed: false }, origin));
    expect(head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(head.querySelector("link[rel=canonical]")).toBeNull();
  });
});
