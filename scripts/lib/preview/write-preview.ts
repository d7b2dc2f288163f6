import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BUILD_FOLDERS, type Mode } from "../build/folders.ts";
import { inRoot } from "../paths.ts";
import { builtRenderer } from "./built-renderer.ts";
import { NO_PANEL } from "./preview-configuration.ts";
import { samplePages } from "./sample-pages.ts";

const PANEL = "src/app/admin-app.tsx";
/** Drafts are read with the panel's SDK. */
const ADMINISTRATORS = [PANEL, "src/data/articles/draft-article.ts"];
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
  const manifest = join(dist, ".vite/manifest.json");
  const unused = panelFiles(JSON.parse(readFileSync(manifest, "utf8")) as Manifest);
  for (const file of [...unused, "spa.html", ".vite"])
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
export function panelFiles(manifest: Manifest): readonly string[] {
  const start = Object.keys(manifest).find((key) => manifest[key]?.dynamicImports?.includes(PANEL));
  if (start === undefined) throw new Error(`Nothing loads ${PANEL}`);
  const site = reached(manifest, [start], new Set(ADMINISTRATORS));
  return [...reached(manifest, ADMINISTRATORS, site)].flatMap((key) => manifest[key]?.file ?? []);
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
