import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getGzipSize, KB, readManifest, reportSizes } from "kit/build/sizes";

export const PANEL_MANIFEST = ".vite/panel-manifest.json";

/** Largest sizes in bytes, gzip. */
const BUDGETS = {
  /** Until the table of posts can be used. */
  panel: 620 * KB,
  /** What the editor loads beside the start of the panel. */
  editor: 360 * KB,
};

/** Each file costs a request, and on a phone a part of a round trip. */
const MAX_PANEL_SCRIPTS = 15;

/** @param dist the folder that Hosting serves */
export function checkPanelBudgets(dist) {
  const { manifest, closure, getScripts } = readManifest(dist, PANEL_MANIFEST);
  const sumSizes = (files) =>
    files.reduce((sum, file) => sum + getGzipSize(readFileSync(join(dist, file))), 0);
  const start = [...closure("panel.html"), ...closure("src/app/app.tsx")];
  for (const screen of Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)) {
    const scripts = getScripts([...start, ...closure(screen)]);
    if (scripts.length > MAX_PANEL_SCRIPTS)
      throw new Error(`${screen} needs ${scripts.length} scripts: ${scripts.join(", ")}`);
  }
  const first = getScripts(start);
  const listBeside = (screen) =>
    getScripts(closure(screen)).filter((file) => !first.includes(file));
  const sizes = {
    panel: sumSizes([...first, ...listBeside("src/app/blog-tab.tsx")]),
    editor: sumSizes(listBeside("src/app/editor-page.tsx")),
  };
  reportSizes(sizes, (name) => BUDGETS[name]);
}
