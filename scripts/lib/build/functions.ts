import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { type BuildOptions, build, context, type Metafile } from "esbuild";
import manifest from "../../../functions/package.json" with { type: "json" };
import { onExit, UserError } from "../command.ts";
import { inRoot, root } from "../paths.ts";

const RENDERER = inRoot("web/dist-ssr/entry-server.js");
const COPIES = {
  "functions/lib/shell.html": inRoot("web/dist/spa.html"),
  "functions/lib/static-pages.json": inRoot("web/dist-ssr/static-pages.json"),
};

/** Cloud Build installs `dependencies`, so they are not bundled. */
export async function buildFunctions(): Promise<void> {
  const { metafile } = await build({ ...options(), metafile: true }).catch((error: Error) => {
    throw new UserError(`The functions do not build: ${error.message}`);
  });
  requireDependencies(metafile, manifest.dependencies);
  for (const [copy, file] of Object.entries(COPIES)) copyFileSync(file, inRoot(copy));
  // Old chunks go last, because running emulators load them.
  const outputs = [...Object.keys(COPIES), ...Object.keys(metafile.outputs)];
  for (const name of readdirSync(inRoot("functions/lib")))
    if (!outputs.includes(`functions/lib/${name}`))
      rmSync(inRoot("functions/lib", name), { recursive: true });
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
  const missing = imported.filter((name) => !isBuiltin(name) && !(name in dependencies));
  if (missing.length > 0)
    throw new UserError(`functions/package.json lacks ${[...new Set(missing)].join(", ")}`);
}

export async function watchFunctions(): Promise<void> {
  const watching = await context({ ...options(), logLevel: "warning" });
  await watching.watch();
  onExit(() => watching.dispose());
}

function options(): BuildOptions {
  if (![RENDERER, ...Object.values(COPIES)].every(existsSync))
    throw new UserError("The functions contain the site's renderer: run npm run build.");
  return {
    entryPoints: ["index.ts", "adapters/pictures/draw-svg-process.ts"].map((name) =>
      inRoot("functions/src", name),
    ),
    // Chunks find the program beside them.
    entryNames: "[name]",
    outdir: inRoot("functions/lib"),
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
    alias: { "#ssr-entry": RENDERER },
    define: { "process.env.NODE_ENV": '"production"' },
    // Bundled CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
  };
}
