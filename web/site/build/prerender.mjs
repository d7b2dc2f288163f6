import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "kit/lib/paths";
import { EMPTY_STYLE, toStyleHashes } from "../../../functions/src/adapters/pages/style-hashes.ts";
import { writeFamilyFiles } from "./family-files.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Writes finished pages, and their list for the sitemap; the empty shell becomes spa.html. */
export async function prerenderSite(folder, mode) {
  const dist = join(folder, "dist");
  renameSync(join(dist, "index.html"), join(dist, "spa.html"));
  const template = readFileSync(join(dist, "spa.html"), "utf8");
  const entry = pathToFileURL(join(folder, "dist-ssr/entry-server.js"));
  const { render, fillTemplate, defaultOrigin, getData, ROUTES, getAddresses } = await import(
    entry.href
  );
  const origin = findOrigin(mode) || defaultOrigin;
  const readPicture = async (name) =>
    `data:image/avif;base64,${readFileSync(join(dist, name), "base64")}`;
  const writePage = async (path) => {
    const page = await render(path, undefined, origin, readPicture);
    const file = join(dist, toFileName(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      withStylePolicy(fillTemplate(template, page, hydrates(page) ? getData(path) : null)),
    );
    return page;
  };
  const listed = [];
  for (const route of ROUTES)
    for (const path of getAddresses(route)) {
      const page = route.rendered === "build" ? await writePage(path) : undefined;
      if (isListed(path, page))
        listed.push({ path, images: findImages(page), changed: page && findLastChange(path) });
    }
  writeFileSync(join(folder, "dist-ssr/static-pages.json"), JSON.stringify(listed));
  await writeFamilyFiles(dist, origin);
  writeFileSync(join(dist, "robots.txt"), robotsTxt(origin, process.env.SITE_DRAFT === "true"));
  writeFileSync(
    join(dist, "spa.html"),
    template.replace("<!--head-->", "<!--head--><title>NHK Group</title>"),
  );
}

export const toFileName = (path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Other pages are complete without their data. */
export const hydrates = ({ html }) => /<form|data-live/.test(html);

export function robotsTxt(origin, isDraft = false) {
  if (isDraft) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nDisallow: /nhk\nDisallow: /admin\nDisallow: /cortzen\n\nSitemap: ${origin}${paths.sitemapXml}\n`;
}

export function isListed(path, page) {
  return /^\/(?!404$)[a-z0-9/-]*$/.test(path) && !page?.head.includes('"noindex"');
}

const FOLDERS = {
  "/": "web/site/src/pages/landing",
  "/contacto": "web/site/src/pages/contact",
  "/certificaciones": "web/site/src/pages/certifications",
};

/** What a page says is in its text, in the tables of products, or in its folder. */
export function findSource(path) {
  const text = `web/site/content${path}.md`;
  if (existsSync(join(ROOT, text))) return text;
  return (
    FOLDERS[path] ?? (/^\/(?:catalogo|calculadora)/.test(path) ? "web/site/catalogue" : undefined)
  );
}

/** Milliseconds since 1970. A copy without history knows none: a wrong date is worse than no date. */
function findLastChange(path) {
  const source = findSource(path);
  if (source === undefined) return undefined;
  try {
    if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
    return Number(git("log", "-1", "--format=%ct", "--", source)) * 1000 || undefined;
  } catch {
    return undefined;
  }
}

function git(...words) {
  const stdio = ["ignore", "pipe", "ignore"];
  return execFileSync("git", words, { cwd: ROOT, encoding: "utf8", stdio }).trim();
}

/** The widest copy of each picture. */
export function findImages({ html } = { html: "" }) {
  const images = [...html.matchAll(/<img [^>]*?src="([^"]+)"(?: srcSet="([^"]+)")?/g)]
    .map(([, src, set]) => set?.split(", ").at(-1)?.split(" ")[0] ?? src)
    .filter((src) => !src.endsWith(".svg"));
  return [...new Set(images)];
}

function findOrigin(mode) {
  const configured = process.env.SITE_URL?.replace(/\/+$/, "");
  if (configured || mode === "production") return configured;
  const { emulators } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../firebase.json"), "utf8"),
  );
  return `http://127.0.0.1:${emulators.hosting.port}`;
}

/** Stricter than the header, which covers all pages. */
function withStylePolicy(html) {
  const policy = `style-src-elem ${["'self'", EMPTY_STYLE, ...toStyleHashes(html)].join(" ")}`;
  return html.replace(
    '<meta charset="utf-8" />',
    (meta) => `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
