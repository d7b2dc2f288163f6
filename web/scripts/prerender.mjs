import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { EMPTY_STYLE, styleHashesOf } from "../../functions/src/adapters/style-hashes.ts";

/**
 * Writes every page of the build as finished HTML, with its style inside, and keeps the empty shell as spa.html for the
 * panel and for the pages function.
 * @param {string} web folder of the web workspace
 * @param {"emulators" | "production"} mode
 */
export async function prerenderSite(web, mode) {
  const dist = join(web, "dist");
  renameSync(join(dist, "index.html"), join(dist, "spa.html"));
  const template = readFileSync(join(dist, "spa.html"), "utf8");
  const entry = pathToFileURL(join(web, "dist-ssr/entry-server.js"));
  const { render, fillTemplate, defaultOrigin, ROUTES } = await import(entry.href);
  const origin = originOf(web, mode) || defaultOrigin;
  for (const { path, rendered } of ROUTES) {
    if (rendered !== "build") continue;
    const page = await render(path, null, origin);
    const file = join(dist, path === "/" ? "index.html" : `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withStylePolicy(fillTemplate(template, page)));
  }
  // Crawlers want the sitemap's whole address. The panel is nothing to find.
  writeFileSync(
    join(dist, "robots.txt"),
    `User-agent: *\nDisallow: /nhk\nDisallow: /admin\nDisallow: /cortzen\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  // The shell is served for addresses without finished HTML: it only needs a name until its application starts.
  writeFileSync(
    join(dist, "spa.html"),
    template.replace("<!--head-->", "<!--head--><title>NHK Group</title>"),
  );
}

/** Origin of canonical addresses: the configured site, or the local Hosting emulator, or nothing. */
function originOf(web, mode) {
  const configured = process.env.SITE_URL?.replace(/\/+$/, "");
  if (configured || mode === "production") return configured;
  const { emulators } = JSON.parse(readFileSync(join(web, "../firebase.json"), "utf8"));
  return `http://127.0.0.1:${emulators.hosting.port}`;
}

/**
 * Allows exactly the style that the page carries, beside its files: stricter than the header, which covers every page
 * (SECURITY 3.14).
 */
function withStylePolicy(html) {
  const policy = `style-src-elem ${["'self'", EMPTY_STYLE, ...styleHashesOf(html)].join(" ")}`;
  return html.replace(
    '<meta charset="utf-8" />',
    (meta) => `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
