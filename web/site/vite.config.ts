import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { OLDEST_BROWSERS } from "kit/build/browsers";
import { submissionMonths } from "kit/build/submission-months";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { isPanelPath } from "../panel/build/panel-path.ts";
import { catalogueRanges, catalogueTables, contentPages } from "./build/content-plugin.ts";
import { siteTokens } from "./build/site-tokens.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ports of the local emulators by name. */
function emulatorPorts(shift: number) {
  const text = readFileSync(here("../../firebase.json"), "utf8");
  const { emulators } = JSON.parse(text) as { emulators: Record<string, { port?: number }> };
  const ports = Object.fromEntries(
    Object.entries(emulators).flatMap(([name, { port }]) => (port ? [[name, port + shift]] : [])),
  );
  return ports as { hosting: number } & Record<string, number>;
}

/** Vite moves the script to the head, where it competes with the first picture of a public page. */
function scriptLast(): Plugin {
  const script = /\s*<script async type="module"[^>]*><\/script>/;
  return {
    name: "script-last",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) => {
        if (path === "/panel.html") return html;
        const [tag] = script.exec(html) ?? [];
        if (tag === undefined) throw new Error("The page's first script was not found");
        return html.replace(tag, "").replace(/\s*<\/body>/, (end) => tag + end);
      },
    },
  };
}

/** The panel's first script asks for its program, which would start a round trip later. */
function preloadPanel(): Plugin {
  return {
    name: "preload-panel",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle = {} }) => {
        if (path !== "/panel.html") return html;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const app = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith("/admin-app.tsx")),
        );
        if (app === undefined) throw new Error("The panel's program was not found");
        const files = new Set([app.fileName, ...app.imports]);
        for (const file of files)
          for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
            files.add(next);
        return [...files].map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
        }));
      },
    },
  };
}

/** As Hosting does. */
function servePanel(): Plugin {
  return {
    name: "serve-panel",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const [path = ""] = request.url?.split("?") ?? [];
        if (isPanelPath(path)) request.url = "/panel.html";
        next();
      });
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
      preloadPanel(),
      servePanel(),
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
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Otherwise every public page lists the files of what finished HTML has.
        resolveDependencies: (file: string, files: string[]) =>
          /\/(?:head|site-header|site-footer)-[^/]+$/.test(file)
            ? files.filter((name) => name.endsWith(".css"))
            : files,
      },
      chunkSizeWarningLimit: 1500,
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
