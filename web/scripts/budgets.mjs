import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const KB = 1024;
/** Largest sizes in bytes (issue: every page, in its final design, as finished HTML). */
export const BUDGETS = {
  /** Compressed JavaScript of a public page before its visitor wants something that needs more. */
  boot: 10 * KB,
  /** All JavaScript of a public page once hydrated, gzip. */
  publicPage: 120 * KB,
  /** The landing page's HTML with its style, gzip. */
  landingHtml: 12 * KB,
  /** The editor with its first mode and the pipeline of articles, gzip: what it adds to the panel. */
  editor: 360 * KB,
  /** All font files. */
  fonts: 50 * KB,
  /** Everything that the landing page loads at 390 px, scrolled to its end, before hydration. */
  landingPhone: 350 * KB,
};

const gz = (bytes) => gzipSync(bytes, { level: 9 }).length;

/**
 * Sizes of the build by name, in bytes.
 * @param {string} web folder of the web workspace
 */
export async function measure(web) {
  const dist = join(web, "dist");
  const read = (file) => readFileSync(join(dist, file));
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const closure = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) closure(next, seen);
    return seen;
  };
  const sizeOf = (keys) =>
    [...keys]
      .map((key) => manifest[key].file)
      .filter((file) => file.endsWith(".js"))
      .reduce((sum, file) => sum + gz(read(file)), 0);
  const pages = await pagesOf(web);
  const boot = closure(bootKey(manifest, read("index.html").toString("utf8")));
  const hydration = closure("src/app/hydrate.tsx");
  const sizes = { boot: sizeOf(boot) };
  for (const key of boot) {
    // Its tables for a language are loaded at the first use: 15 ms of a desktop's processor, 60 of a phone's.
    if (/\bIntl\./.test(read(manifest[key].file).toString("utf8"))) {
      throw new Error(`The first script of every page uses Intl (${manifest[key].file})`);
    }
  }
  for (const { path, file, chunk } of pages) {
    // A page without live parts never loads more than the boot script.
    const isLive = !file || /<form|data-live/.test(read(file).toString("utf8"));
    if (!isLive) {
      sizes[`page ${path}`] = sizes.boot;
      continue;
    }
    const key = Object.keys(manifest).find(
      (name) => manifest[name].name === chunk && manifest[name].isDynamicEntry,
    );
    if (key === undefined) throw new Error(`The build has no code for ${path} (${chunk})`);
    const all = new Set([...boot, ...hydration, ...closure(key)]);
    sizes[`page ${path}`] = sizeOf(all);
    const firebase = [...all].filter((name) => /firebase/.test(manifest[name].file + name));
    if (firebase.length > 0) {
      throw new Error(`${path} loads Firebase before it is needed: ${firebase.join(", ")}`);
    }
  }
  const panel = closure("src/app/panel.tsx");
  sizes.editor = sizeOf([...closure("src/admin/editor-page.tsx")].filter((key) => !panel.has(key)));
  const landing = read("index.html");
  sizes.landingHtml = gz(landing);
  sizes.landingHtmlBrotli = brotliCompressSync(landing).length;
  sizes.fonts = readdirSync(join(dist, "assets"))
    .filter((name) => name.endsWith(".woff2"))
    .reduce((sum, name) => sum + read(`assets/${name}`).length, 0);
  sizes.landingPhone =
    sizes.landingHtml + sizes.boot + sizes.fonts + picturesAt390(dist, landing.toString("utf8"));
  return sizes;
}

/**
 * The script that every page begins with, as its HTML names it: behind everything else, where no picture waits for it.
 * @param {Record<string, { file: string }>} manifest
 * @param {string} html
 */
function bootKey(manifest, html) {
  const [, file] =
    /<script async type="module"[^>]* src="\/([^"]+)"><\/script>\s*<\/body>/.exec(html) ?? [];
  const key = Object.keys(manifest).find((name) => manifest[name].file === file);
  if (key === undefined) throw new Error(`The build has no script ${file} at the end`);
  return key;
}

/** Every public page with its finished file, when the build has one, and the name of its code's chunk. */
async function pagesOf(web) {
  const { ROUTES } = await import(pathToFileURL(join(web, "dist-ssr/entry-server.js")).href);
  return ROUTES.map(({ path, rendered, load }) => {
    // A route names its code in one dynamic import: import("./assets/landing-page-Xy12Z_ab.js").
    const chunk = /import\(["'`]\.\/assets\/(.+?)-[\w-]{8}\.js/.exec(String(load))?.[1];
    const file =
      rendered === "build" ? `${path === "/" ? "index" : path.slice(1)}.html` : undefined;
    return { path, file, chunk };
  });
}

/** Bytes of the pictures that a phone of 390 px with twice the pixels loads: AVIF of the next width up, and the rest as is. */
function picturesAt390(dist, html) {
  let sum = 0;
  for (const [, picture] of html.matchAll(/<picture>([\s\S]*?)<\/picture>/g)) {
    const set = /type="image\/avif" srcSet="([^"]+)"/i.exec(picture)?.[1] ?? "";
    const candidates = set.split(", ").map((entry) => entry.split(" "));
    const chosen =
      candidates.find(([, width]) => Number.parseInt(width, 10) >= 700) ?? candidates.at(-1);
    sum += readFileSync(join(dist, chosen[0])).length;
  }
  for (const [, src] of html.matchAll(/<img[^>]+src="(\/images\/[^"]+\.svg)"/g)) {
    if (existsSync(join(dist, src))) sum += gz(readFileSync(join(dist, src)));
  }
  return sum;
}

/** @throws when a size is over its budget; prints them all. @param {string} web folder of the web workspace */
export async function checkBudgets(web) {
  const sizes = await measure(web);
  const over = [];
  for (const [name, size] of Object.entries(sizes)) {
    const budget = BUDGETS[name] ?? (name.startsWith("page ") ? BUDGETS.publicPage : undefined);
    const line = `${name.padEnd(44)} ${(size / KB).toFixed(1).padStart(7)} kB${budget ? ` of ${budget / KB}` : ""}`;
    console.log(line);
    if (budget && size > budget) over.push(line);
  }
  if (over.length > 0) throw new Error(`Over budget:\n${over.join("\n")}`);
}
