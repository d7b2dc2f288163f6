import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { OLDEST_BROWSERS } from "./browsers.ts";
import { catalogueRanges, catalogueTables, contentPages } from "./scripts/content-plugin.ts";
import { siteTokens } from "./scripts/site-tokens.ts";
import { submissionMonths } from "./scripts/submission-months.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ports of the local emulators by name. */
function emulatorPorts(shift: number) {
  const text = readFileSync(here("../firebase.json"), "utf8");
  const { emulators } = JSON.parse(text) as { emulators: Record<string, { port?: number }> };
  const ports = Object.fromEntries(
    Object.entries(emulators).flatMap(([name, { port }]) => (port ? [[name, port + shift]] : [])),
  );
  return ports as { hosting: number } & Record<string, number>;
}

/** Vite moves the script to the head, where it competes with the first picture. */
function scriptLast(): Plugin {
  const script = /\s*<script async type="module"[^>]*><\/script>/;
  return {
    name: "script-last",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const [tag] = script.exec(html) ?? [];
        if (tag === undefined) throw new Error("The page's first script was not found");
        return html.replace(tag, "").replace(/\s*<\/body>/, (end) => tag + end);
      },
    },
  };
}

/** Workers have no document, which the browser's form of Markdown's parser asks for the names of characters. */
function modulesWithoutDocument(): Plugin {
  return {
    name: "modules-without-document",
    enforce: "pre",
    resolveId: async function (source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(/\/index\.dom\.js$/, "/index.js") };
    },
  };
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const { EMULATOR_SHIFT = 0 } = loadEnv(mode, here("."), "EMULATOR_");
  // A build learns the shift from the page's own port.
  const ports = emulatorPorts(command === "serve" ? Number(EMULATOR_SHIFT) : 0);
  const isBrowserBuild = command === "build" && !isSsrBuild;
  const hosting = `http://127.0.0.1:${ports.hosting}`;
  return {
    root: here("."),
    plugins: [
      react(),
      catalogueRanges(),
      catalogueTables(isBrowserBuild),
      contentPages(isBrowserBuild),
      scriptLast(),
    ],
    worker: { plugins: () => [modulesWithoutDocument()] },
    resolve: {
      alias: [
        // Recharts shares the native hook with react-redux, and leaves the editor its own.
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: "use-sync-external-store/with-selector",
        },
      ],
    },
    // `null` in production: Hosting serves the options of the Firebase project.
    define: {
      __EMULATORS__: mode === "emulators" ? JSON.stringify(ports) : "null",
      // Without a key nothing of App Check is loaded.
      __APP_CHECK_KEY__: JSON.stringify(
        loadEnv(mode, here("."), "APP_CHECK_").APP_CHECK_SITE_KEY ?? "",
      ),
      __OFFERS_SIGN_UP__: String(loadEnv(mode, here("."), "SIGN_UP").SIGN_UP !== "off"),
      __VERSION__: JSON.stringify(loadEnv(mode, here("."), "SITE_VERSION").SITE_VERSION ?? ""),
      __SUBMISSION_MONTHS__: String(submissionMonths),
      __SITE_TOKENS__: JSON.stringify(siteTokens()),
      // Without the variable React's development build runs, at half the speed.
      ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    },
    // The pages function bundles one file. Tests load packages as Node does, once.
    ssr: { noExternal: isSsrBuild ? (true as const) : [] },
    build: {
      target: OLDEST_BROWSERS,
      outDir: isSsrBuild ? "dist-ssr" : "dist",
      manifest: !isSsrBuild,
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Otherwise every public page lists the files of the panel, and of what finished HTML has.
        resolveDependencies: (file: string, files: string[]) =>
          /\/(?:admin-app|head|site-header|site-footer)-[^/]+$/.test(file)
            ? files.filter((name) => name.endsWith(".css"))
            : files,
      },
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        output: {
          // The boot script stays one file, not two requests.
          codeSplitting: {
            groups: isSsrBuild
              ? []
              : [
                  { name: "index", test: /entry-client\.ts|domain\/errors\.ts/ },
                  // Pages that load their parts late use these together.
                  {
                    name: "late-part",
                    test: /ui\/site\/(?:late-part|empty-panel)\.tsx|icons\/(?:wifi-off|x)\.mjs/,
                    includeDependenciesRecursively: false,
                  },
                  // Small parts of several screens of the panel.
                  {
                    name: "panel-parts",
                    test: /components\/(?:badge|empty-state)\/|ui\/panel\/(?:card|empty-state|list\/panel-return)\.tsx?/,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: "post",
                    test: /domain\/(?:posts\/post|pictures\/picture-ids|pictures\/picture-types|search\/search-schema)\.ts/,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: "panel-inputs",
                    test: /components\/status\/|@zag-js\/(?:focus-visible\/|utils\/dist\/number|dom-query\/dist\/(?:form|visually-hidden|resize-observer|navigate))/,
                    includeDependenciesRecursively: false,
                  },
                ],
          },
        },
      },
    },
    server: {
      proxy: {
        "/api": hosting,
        "/sitemap.xml": hosting,
        "/sitemap-urls.xml": hosting,
        "/articulos/rss.xml": hosting,
        "/articulos/busqueda.json": hosting,
      },
    },
  };
});
