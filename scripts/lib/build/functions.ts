import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { type BuildOptions, build, context, type Metafile } from "esbuild";
import manifest from "../../../functions/package.json" with { type: "json" };
import { onExit, UserError } from "../command.ts";
import { inRoot, root } from "../paths.ts";
import { BUILD_FOLDERS, type Mode } from "./folders.ts";

/** Files of the site that the functions answer with, by the path of their copy. */
function listCopies(mode: Mode): Readonly<Record<string, string>> {
  const { functions, site, renderer } = BUILD_FOLDERS[mode];
  return {
    [`${functions}/shell.html`]: inRoot(site, "spa.html"),
    [`${functions}/static-pages.json`]: inRoot(renderer, "static-pages.json"),
  };
}

/** Cloud Build installs `dependencies`, so they are not bundled. */
export async function buildFunctions(mode: Mode = "emulators"): Promise<void> {
  const { functions } = BUILD_FOLDERS[mode];
  const copies = listCopies(mode);
  const { metafile } = await build({ ...options(mode), metafile: true }).catch((error: Error) => {
    throw new UserError(`The functions do not build: ${error.message}`);
  });
  requireDependencies(metafile, manifest.dependencies);
  for (const [copy, file] of Object.entries(copies)) copyFileSync(file, inRoot(copy));
  // Old chunks go last, because running emulators load them.
  const outputs = [...Object.keys(copies), ...Object.keys(metafile.outputs)];
  for (const name of readdirSync(inRoot(functions)))
    if (!outputs.includes(`${functions}/${name}`))
      rmSync(inRoot(functions, name), { recursive: true });
}

/** @throws UserError for a package that the cloud would not install */
export function requireDependencies(
  { outputs }: Pick<Metafile, "outputs">,
  dependencies: Readonly<Record<string, string>>,
): void {
  // Bundled packages try some that they can do without.
  const isNeeded = ({ external, kind }: Metafile["outputs"][string]["imports"][number]) =>
    external && kind !== "require-call";
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports.filter(isNeeded))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  const missingNames = imported.filter((name) => !isBuiltin(name) && !(name in dependencies));
  if (missingNames.length > 0)
    throw new UserError(`functions/package.json lacks ${[...new Set(missingNames)].join(", ")}`);
}

export async function watchFunctions(): Promise<void> {
  const watching = await context({ ...options("emulators"), logLevel: "warning" });
  await watching.watch();
  onExit(() => watching.dispose());
}

function options(mode: Mode): BuildOptions {
  const { functions, renderer } = BUILD_FOLDERS[mode];
  const entry = inRoot(renderer, "entry-server.js");
  if (![entry, ...Object.values(listCopies(mode))].every(existsSync))
    throw new UserError("The functions contain the site's renderer: run npm run build.");
  return {
    entryPoints: ["index.ts", "adapters/pictures/draw-svg-process.ts"].map((name) =>
      inRoot("functions/src", name),
    ),
    // Chunks find the program beside them.
    entryNames: "[name]",
    outdir: inRoot(functions),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    sourcemap: true,
    logLevel: "silent",
    external: [
      "firebase-admin",
      "firebase-functions",
      "@google-cloud/*",
      "@google/genai",
      "nodemailer",
    ],
    alias: { "#ssr-entry": entry },
    define: { "process.env.NODE_ENV": '"production"' },
    // Bundled CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
  };
}
