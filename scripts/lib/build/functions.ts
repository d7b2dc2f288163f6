import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { type BuildOptions, build, context } from "esbuild";
import { onExit, UserError } from "../command.ts";
import { inRoot, root } from "../paths.ts";

const RENDERER = inRoot("web/dist-ssr/entry-server.js");
const SHELL = inRoot("web/dist/spa.html");

/** Cloud Build installs `dependencies`, so they are not bundled. */
export async function buildFunctions(): Promise<void> {
  const { metafile } = await build({ ...options(), metafile: true }).catch((error: Error) => {
    throw new UserError(`The functions do not build: ${error.message}`);
  });
  copyFileSync(SHELL, inRoot("functions/lib/shell.html"));
  // Old chunks go last, because running emulators load them.
  const outputs = ["functions/lib/shell.html", ...Object.keys(metafile.outputs)];
  for (const name of readdirSync(inRoot("functions/lib")))
    if (!outputs.includes(`functions/lib/${name}`))
      rmSync(inRoot("functions/lib", name), { recursive: true });
}

export async function watchFunctions(): Promise<void> {
  const watching = await context({ ...options(), logLevel: "warning" });
  await watching.watch();
  onExit(() => watching.dispose());
}

function options(): BuildOptions {
  if (!existsSync(RENDERER) || !existsSync(SHELL))
    throw new UserError("The functions contain the site's renderer: run npm run build.");
  return {
    entryPoints: [inRoot("functions/src/index.ts")],
    outdir: inRoot("functions/lib"),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    sourcemap: true,
    logLevel: "silent",
    external: ["firebase-admin", "firebase-functions", "@google-cloud/*", "nodemailer"],
    alias: { "#ssr-entry": RENDERER },
    define: { "process.env.NODE_ENV": '"production"' },
    // Bundled CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
    },
  };
}
