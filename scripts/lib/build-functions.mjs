import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { build, context } from "esbuild";
import { inRoot } from "./paths.mjs";
import { Remedy } from "./say.mjs";

const RENDERER = inRoot("web/dist-ssr/entry-server.js");
const SHELL = inRoot("web/dist/spa.html");

/**
 * Bundles the functions into functions/lib. What runs in the cloud but is not bundled is exactly the `dependencies` of
 * functions/package.json, because Cloud Build installs those.
 * @throws {Remedy} when the site is not built, or the code has an error
 */
export async function buildFunctions() {
  const { metafile } = await build({ ...options(), metafile: true }).catch(explain);
  copyFileSync(SHELL, inRoot("functions/lib/shell.html"));
  // Chunks of earlier builds go last: emulators that run from this folder never miss a file.
  const made = new Set([
    inRoot("functions/lib/shell.html"),
    ...Object.keys(metafile.outputs).map((file) => inRoot(file)),
  ]);
  for (const name of readdirSync(inRoot("functions/lib")))
    if (!made.has(inRoot("functions/lib", name)))
      rmSync(inRoot("functions/lib", name), { recursive: true });
}

/**
 * Builds them again after every change, until the result is called.
 * @returns {Promise<() => Promise<void>>}
 */
export async function watchFunctions() {
  const watching = await context({ ...options(), logLevel: "warning" });
  await watching.watch();
  return () => watching.dispose();
}

/** @returns {import("esbuild").BuildOptions} */
function options() {
  if (!existsSync(RENDERER) || !existsSync(SHELL))
    throw new Remedy(
      "The functions contain the site's renderer: build the site first (npm run build).",
    );
  return {
    entryPoints: [inRoot("functions/src/index.ts")],
    outdir: inRoot("functions/lib"),
    absWorkingDir: inRoot(),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    sourcemap: true,
    logLevel: "silent",
    external: ["firebase-admin", "firebase-functions", "@google-cloud/*", "nodemailer"],
    alias: { "#ssr-entry": RENDERER },
    // Libraries leave their checks for developers out.
    define: { "process.env.NODE_ENV": '"production"' },
    // Bundled CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
  };
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function explain(error) {
  const [first] = /** @type {Partial<import("esbuild").BuildFailure>} */ (error).errors ?? [];
  if (!first) throw error;
  const at = first.location ? `${first.location.file}:${first.location.line}: ` : "";
  throw new Remedy(`The functions do not build: ${at}${first.text}`);
}
