import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { robotsTxt } from "./prerender.mjs";

it("robots.txt names the sitemap that is XML for every client, which Hosting passes on", () => {
  const address = /^Sitemap: (.*)$/m.exec(robotsTxt("https://www.example.com"))?.[1];
  expect(address).toBe("https://www.example.com/sitemap-urls.xml");
  const firebase = readFileSync(new URL("../../firebase.json", import.meta.url), "utf8");
  const { rewrites, headers } = JSON.parse(firebase).hosting;
  const rewrite = rewrites.find(({ source }) => source === "/sitemap-urls.xml");
  expect(rewrite?.function.functionId).toBe("pages");
  const own = headers.find(({ source }) => source.startsWith("!/@("))?.source;
  expect(own).toContain("|sitemap-urls.xml|");
});
