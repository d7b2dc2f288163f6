import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/paths.ts";
import { PREVIEW, previewConfiguration } from "../../scripts/lib/preview/preview-configuration.ts";
import { writePreview } from "../../scripts/lib/preview/write-preview.ts";
import { sampleArticles } from "../support/seed/samples.ts";
import { headerFaults, rewriteFaults } from "./support/hosting-faults.ts";

const require = createRequire(import.meta.url);
const { getValidator } = require("firebase-tools/lib/firebaseConfigValidate.js");
const { listFiles } = require("firebase-tools/lib/listFiles.js");
const { configMatcher } = require("superstatic/lib/utils/patterns");

const folder = inRoot(PREVIEW);
const getText = (file: string) => readFileSync(join(folder, file), "utf8");
let configuration: ReturnType<typeof previewConfiguration>;
let files: readonly string[];

beforeAll(async () => {
  await writePreview(folder, "https://www.example.com", "emulators");
  configuration = previewConfiguration();
  files = listFiles(folder, configuration.hosting.ignore);
});

it("firebase-tools accepts the configuration, which is that of Hosting alone, without hooks", () => {
  const validate = getValidator();
  validate(configuration);
  expect(validate.errors).toBeNull();
  expect(Object.keys(configuration)).toEqual(["hosting"]);
  expect(configuration.hosting.predeploy).toEqual([]);
});

it("no address is answered by a function, and those of the panel say that there is none", () => {
  const { rewrites } = configuration.hosting;
  expect(JSON.stringify(configuration)).not.toMatch(/"function|"run"|cloudfunctions/);
  expect(rewriteFaults(configuration.hosting, files, {})).toEqual([]);
  for (const path of ["/nhk", "/nhk/overview", "/admin", "/cortzen/blog/new"])
    expect(rewrites.find((rule) => configMatcher(path, rule))?.destination).toBe("/no-panel.html");
  expect(getText("no-panel.html")).toContain("No panel in previews");
});

it("every address is withheld from search engines", () => {
  const { headers } = configuration.hosting;
  for (const file of [...files, "nhk", "api/submitContact", "unknown"]) {
    const rules = headers.filter((rule) => configMatcher(`/${file}`, rule));
    const sent = rules.flatMap((rule) => rule.headers);
    expect(sent, file).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
  }
});

it("pages have one policy, which lets them connect to the preview alone", () => {
  expect(headerFaults(configuration.hosting, files)).toEqual([]);
  const policies = configuration.hosting.headers
    .flatMap((rule) => rule.headers)
    .filter(({ value }) => value.includes("script-src "));
  expect(policies).toHaveLength(1);
  expect(policies[0]?.value).toContain("connect-src 'self';");
});

it("the list, its tags, feeds and each sample article are finished files", () => {
  const list = getText("articulos.html");
  for (const { post } of sampleArticles()) {
    expect(list).toContain(`href="/blog/${post.slug}"`);
    expect(getText(`blog/${post.slug}.html`)).toContain(`<h1`);
    expect(getText("articulos/rss.xml")).toContain(`/blog/${post.slug}<`);
  }
  const [, tag = ""] = /href="\/articulos\/([a-z-]+)"/.exec(list) ?? [];
  expect(getText(`articulos/${tag}.html`)).toContain("<article");
});

it("pages name files that the preview has", () => {
  const pages = files.filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const html = getText(page);
    const named = html.matchAll(/(?:src|href|srcset)="([^"]+)"/gi);
    const paths = [...named].flatMap(([, value = ""]) =>
      value.split(", ").map((candidate) => candidate.split(/[ #]/)[0] ?? ""),
    );
    const own = paths.filter((path) => /^\/(?:assets|images|icons)\//.test(path));
    const missing = own.filter((path) => !files.includes(path.slice(1)));
    expect(missing, page).toEqual([]);
  }
});

it("every page says that nothing is sent", () => {
  for (const page of ["index.html", "contacto.html", "articulos.html"])
    expect(getText(page)).toMatch(/<body[^>]*><p role="note".*formularios no envían nada/);
});

it("no file of the panel is in it", () => {
  const manifest = JSON.parse(readFileSync(inRoot("web/dist/.vite/panel-manifest.json"), "utf8"));
  const panel = Object.keys(manifest).filter((key) => key.startsWith("src/"));
  expect(panel.length).toBeGreaterThan(10);
  for (const key of panel) expect(files).not.toContain(manifest[key].file);
  expect(files).not.toContain("spa.html");
  expect(files).not.toContain("panel.html");
  const scripts = globSync("assets/*.js", { cwd: folder });
  const panelScripts = scripts.filter((file) =>
    /signInWithPassword|Cortzen Admin Panel/.test(getText(file)),
  );
  expect(panelScripts).toEqual([]);
});
