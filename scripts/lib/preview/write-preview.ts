import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BUILD_FOLDERS, type Mode } from "../build/folders.ts";
import { inRoot } from "../paths.ts";
import { builtRenderer } from "./built-renderer.ts";
import { NO_PANEL } from "./preview-configuration.ts";
import { samplePages } from "./sample-pages.ts";

const PAGES = "src/app/hydrate.tsx";
/** Public pages ask for it when an administrator opens a draft. */
const DRAFTS = "src/data/articles/draft-article.ts";
const NOTICE =
  '<p role="note" style="margin:0;padding:.5rem 1rem;background:#fde68a;color:#1c1917;font:600 .875rem/1.4 sans-serif;text-align:center">' +
  "Vista previa de un cambio, con artículos de muestra: los formularios no envían nada y la búsqueda de artículos no responde.</p>";
const NO_PANEL_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No panel in previews</title></head>
<body><main><h1>No panel in previews</h1><p>A preview has the public pages only. Run <code>npm start</code> on the branch to try its panel.</p></main></body>
</html>
`;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The last build without its panel, with the sample articles as finished pages. */
export async function writePreview(
  folder: string,
  origin: string,
  mode: Mode = "production",
): Promise<void> {
  const dist = inRoot(BUILD_FOLDERS[mode].site);
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  const read = (name: string) => JSON.parse(readFileSync(join(dist, name), "utf8")) as Manifest;
  const unused = panelFiles(read(".vite/manifest.json"), read(".vite/panel-manifest.json"));
  for (const file of [...unused, "spa.html", "panel.html", ".vite"])
    rmSync(join(folder, file), { recursive: true });
  for (const [path, text] of await samplePages(await builtRenderer(origin, mode), origin)) {
    const file = join(folder, path.endsWith(".xml") ? path : `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const html = readFileSync(join(folder, page), "utf8");
    writeFileSync(
      join(folder, page),
      html.replace(/<body[^>]*>/, (body) => body + NOTICE),
    );
  }
  writeFileSync(join(folder, NO_PANEL), NO_PANEL_PAGE);
}

/** @returns the files that only administrators' code loads */
function panelFiles(site: Manifest, panel: Manifest): readonly string[] {
  const start = Object.keys(site).find((key) => site[key]?.dynamicImports?.includes(PAGES));
  if (start === undefined) throw new Error(`Nothing loads ${PAGES}`);
  const usedChunks = reached(site, [start], new Set([DRAFTS]));
  const usedFiles = new Set([...usedChunks].map((key) => site[key]?.file));
  const drafts = [...reached(site, [DRAFTS], usedChunks)].map((key) => site[key]);
  const files = [...drafts, ...Object.values(panel)].flatMap((chunk) => chunk?.file ?? []);
  return [...new Set(files)].filter((file) => !usedFiles.has(file));
}

function reached(
  manifest: Manifest,
  from: readonly string[],
  others: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(from);
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!others.has(next)) found.add(next);
  }
  return found;
}
