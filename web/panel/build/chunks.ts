import { basename } from "node:path";

/** Its dynamic imports are the screens. */
const SCREENS = "src/app/screens.ts";
/** The import below the table of posts, which is loaded after the table. */
const IMPORT = "src/imports/upload/csv-import-cards.tsx";
/** Says so when the rest cannot be loaded, and so needs nothing of it. */
const FIRST = "src/entry-panel.tsx";
const START = "src/app/app.tsx";
/** These read texts of posts, with a parser of a hundred kilobytes, which the table of posts can do without. */
const TEXTS = ["editor-page", "imports-tab", "csv-import-cards"];
const FIREBASE = /node_modules\/(?:@firebase|firebase|idb)\//;

interface Module {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/**
 * The files of the panel: what it starts with, what several screens share, and each screen's own. A module is in the
 * file of the screens that need it, so no file needs another that its screens do not.
 * @param folder of the workspace
 */
export function getPanelChunks(folder: string) {
  let names: ReadonlyMap<string, string> | undefined;
  const name = (id: string, graph: Graph): string | null => {
    names ??= nameModules(graph, folder);
    return names.get(id) ?? null;
  };
  return { groups: [{ name, debugName: "panel", includeDependenciesRecursively: false }] };
}

function nameModules(graph: Graph, folder: string): ReadonlyMap<string, string> {
  const find = (file: string) => {
    const id = `${folder}/${file}`;
    const module = graph.getModuleInfo(id);
    if (module === null) throw new Error(`${file} is not in the panel`);
    return { id, module };
  };
  const needed = (file: string) => findImports(graph, find(file).id);
  const screens = new Map<string, string[]>();
  for (const screen of [...find(SCREENS).module.dynamicallyImportedIds, find(IMPORT).id])
    for (const id of findImports(graph, screen))
      screens.set(id, [...(screens.get(id) ?? []), basename(screen, ".tsx")]);
  const names = new Map<string, string>();
  for (const [id, users] of screens) if (!isLoadedLate(graph, id)) names.set(id, nameFile(users));
  const start = needed(START);
  const firebase = findImports(graph, ...[...start].filter((id) => FIREBASE.test(id)));
  for (const id of start)
    if (!isLoadedLate(graph, id)) names.set(id, firebase.has(id) ? "firebase" : "start");
  for (const id of needed(FIRST)) names.delete(id);
  return names;
}

function nameFile(screens: readonly string[]): string {
  const [only = ""] = screens;
  if (screens.length === 1) return `${only}-parts`;
  return screens.every((screen) => TEXTS.includes(screen)) ? "texts" : "parts";
}

/** These keep a file of their own, by whose name they are asked for. */
function isLoadedLate(graph: Graph, id: string): boolean {
  const module = graph.getModuleInfo(id);
  return module === null || module.isEntry || module.dynamicImporters.length > 0;
}

function findImports(graph: Graph, ...from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
