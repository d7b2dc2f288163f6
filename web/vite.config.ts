import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogueRanges, catalogueTables, contentPages } from "./scripts/content-plugin.ts";
import { submissionMonths } from "./scripts/submission-months.ts";
import type tokensFile from "./src/ui/shared/tokens.json";

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

/** The tokens that public pages use. Text styles inherit the font family. */
function siteTokens() {
  const text = readFileSync(here("src/ui/shared/tokens.json"), "utf8");
  const { tokens, semanticTokens, textStyles } = JSON.parse(text) as typeof tokensFile;
  const { gray, brand, green, red } = tokens.colors;
  const { bg, fg, border, ...palettes } = semanticTokens.colors;
  const { radii, shadows, spacing, sizes, zIndex } = tokens;
  const { sticky, overlay, modal, skipNav, toast } = zIndex;
  const { ui: _ui, "ui.strong": _strong, ...styles } = textStyles;
  return {
    tokens: {
      colors: { gray, brand, green, red },
      fonts: { mono: tokens.fonts.mono },
      radii,
      shadows,
      spacing,
      sizes,
      zIndex: { sticky, overlay, modal, skipNav, toast },
    },
    semanticTokens: {
      colors: {
        bg,
        fg,
        border,
        brand: palettes.brand,
        gray: palettes.gray,
        green: palettes.green,
        red: palettes.red,
      },
      radii: semanticTokens.radii,
      shadows: semanticTokens.shadows,
    },
    textStyles: Object.fromEntries(
      Object.entries(styles).map(([name, { value }]) => {
        const { fontFamily: _inherited, ...rest } = value as Record<string, string>;
        return [name, { value: rest }];
      }),
    ),
  };
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
      __SUBMISSION_MONTHS__: String(submissionMonths),
      __SITE_TOKENS__: JSON.stringify(siteTokens()),
      // Without the variable React's development build runs, at half the speed.
      ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    },
    // The pages function bundles one file.
    ssr: { noExternal: true as const },
    build: {
      outDir: isSsrBuild ? "dist-ssr" : "dist",
      manifest: !isSsrBuild,
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Otherwise every public page lists the files of the panel.
        resolveDependencies: (file: string, files: string[]) =>
          /\/admin-app-[^/]+$/.test(file) ? files.filter((name) => name.endsWith(".css")) : files,
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
      },
    },
  };
});
