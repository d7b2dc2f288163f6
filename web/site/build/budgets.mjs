import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { getGzipSize, KB, readManifest, reportSizes } from "kit/build/sizes";
import { hydrates, toFileName } from "./prerender.mjs";

/** Largest sizes in bytes. */
export const BUDGETS = {
  /** Before hydration, gzip. */
  boot: 10 * KB,
  /** The same with the filters of a family's table, which are loaded once the page is used. */
  family: 11.6 * KB,
  /** After hydration, gzip. */
  publicPage: 121.8 * KB,
  /** Beside /catalogo, when its search is used, gzip. */
  finder: 20.5 * KB,
  /** All references, gzip. */
  finderIndex: 60 * KB,
  landingHtml: 12.6 * KB,
  fonts: 50 * KB,
  /** At 390 px, scrolled to the end. */
  landingPhone: 350 * KB,
};

/** Counted with the pictures. */
const INLINE_PICTURE = /data:image\/avif;base64,[\w+/=]+/;

export async function measure(folder) {
  const dist = join(folder, "dist");
  const read = (file) => readFileSync(join(dist, file));
  const { manifest, closure, getScripts } = readManifest(dist, ".vite/manifest.json");
  const sumBytes = (files) => files.reduce((sum, file) => sum + getGzipSize(read(file)), 0);
  const getSize = (keys) => sumBytes(getScripts(keys));
  const pages = await listPages(folder);
  const boot = closure(bootKey(manifest, read("index.html").toString("utf8")));
  const hydration = closure("src/app/hydrate.tsx");
  const filters = closure("src/pages/family/script/start.ts");
  const sizes = { boot: getSize(boot), family: getSize(new Set([...boot, ...filters])) };
  for (const key of boot) {
    // Its tables cost a phone 60 ms at the first use.
    if (/\bIntl\./.test(read(manifest[key].file).toString("utf8"))) {
      throw new Error(`The first script of every page uses Intl (${manifest[key].file})`);
    }
  }
  for (const { path, file, chunk } of pages) {
    const isLive = !file || hydrates({ html: read(file).toString("utf8") });
    if (!isLive) {
      sizes[`page ${path}`] = sizes.boot;
      continue;
    }
    const key = Object.keys(manifest).find(
      (name) => manifest[name].name === chunk && manifest[name].isDynamicEntry,
    );
    if (key === undefined) throw new Error(`The build has no code for ${path} (${chunk})`);
    const all = new Set([...boot, ...hydration, ...closure(key)]);
    sizes[`page ${path}`] = getSize(all);
    if (chunk === "catalogue-page") {
      const finder = closure("src/pages/catalogue/finder/finder-screen.tsx");
      sizes.finder = getSize([...finder].filter((name) => !all.has(name)));
    }
    const firebase = [...all].filter((name) => /firebase/.test(manifest[name].file + name));
    if (firebase.length > 0) {
      throw new Error(`${path} loads Firebase before it is needed: ${firebase.join(", ")}`);
    }
  }
  const index = readdirSync(join(dist, "assets")).find((name) => /^referencias-.*json$/.test(name));
  sizes.finderIndex = getGzipSize(read(`assets/${index}`));
  const landing = read("index.html");
  const html = landing.toString("utf8");
  sizes.landingHtml = getGzipSize(html.replace(INLINE_PICTURE, ""));
  sizes.landingHtmlBrotli = brotliCompressSync(landing).length;
  sizes.fonts = readdirSync(join(dist, "assets"))
    .filter((name) => name.endsWith(".woff2"))
    .reduce((sum, name) => sum + read(`assets/${name}`).length, 0);
  sizes.landingPhone = getGzipSize(landing) + sizes.boot + sizes.fonts + picturesAt390(dist, html);
  return sizes;
}

function bootKey(manifest, html) {
  const [, file] =
    /<script async type="module"[^>]* src="\/([^"]+)"><\/script>\s*<\/body>/.exec(html) ?? [];
  const key = Object.keys(manifest).find((name) => manifest[name].file === file);
  if (key === undefined) throw new Error(`The build has no script ${file} at the end`);
  return key;
}

async function listPages(folder) {
  const entry = pathToFileURL(join(folder, "dist-ssr/entry-server.js"));
  const { ROUTES, getAddresses } = await import(entry.href);
  return ROUTES.flatMap((route) => {
    // import("./assets/landing-page-Xy12Z_ab.js")
    const chunk = /import\(["'`]\.\/assets\/(.+?)-[\w-]{8}\.js/.exec(String(route.load))?.[1];
    return getAddresses(route).map((path) => ({
      path,
      file: route.rendered === "build" ? toFileName(path) : undefined,
      chunk,
    }));
  });
}

function checkTexts(folder) {
  const site = join(import.meta.dirname, "..");
  const scripts = readdirSync(join(folder, "dist/assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(join(folder, "dist/assets", name), "utf8")]);
  for (const file of readdirSync(join(site, "content"))) {
    const text = readFileSync(join(site, "content", file), "utf8");
    const [, description] = /^description: (.+)$/m.exec(text) ?? [];
    const [script] = scripts.find(([, code]) => description && code.includes(description)) ?? [];
    if (script !== undefined)
      throw new Error(`${script} holds the text of web/site/content/${file}`);
  }
}

function picturesAt390(dist, html) {
  let sum = 0;
  for (const [, picture] of html.matchAll(/<picture>([\s\S]*?)<\/picture>/g)) {
    if (INLINE_PICTURE.test(picture)) continue;
    const set = /type="image\/avif" srcSet="([^"]+)"/i.exec(picture)?.[1] ?? "";
    const candidates = set.split(", ").map((entry) => entry.split(" "));
    const chosenCandidate =
      candidates.find(([, width]) => Number.parseInt(width, 10) >= 700) ?? candidates.at(-1);
    sum += readFileSync(join(dist, chosenCandidate[0])).length;
  }
  for (const [, src] of html.matchAll(/<img[^>]+src="(\/images\/[^"]+\.svg)"/g)) {
    if (existsSync(join(dist, src))) sum += getGzipSize(readFileSync(join(dist, src)));
  }
  return sum;
}

export async function checkBudgets(folder) {
  checkTexts(folder);
  const sizes = await measure(folder);
  reportSizes(
    sizes,
    (name) => BUDGETS[name] ?? (name.startsWith("page ") ? BUDGETS.publicPage : undefined),
  );
}
