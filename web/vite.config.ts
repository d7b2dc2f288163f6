import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type tokensFile from "./src/ui/tokens.json";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ports of the local emulators by name, from firebase.json: the only place that knows one. */
function emulatorPorts() {
  const text = readFileSync(here("../firebase.json"), "utf8");
  const { emulators } = JSON.parse(text) as { emulators: Record<string, { port?: number }> };
  const ports = Object.fromEntries(
    Object.entries(emulators).flatMap(([name, { port }]) => (port ? [[name, port]] : [])),
  );
  return ports as { hosting: number } & Record<string, number>;
}

/**
 * The design tokens that public pages use, out of the whole table: what a page does not use it should not fetch.
 * Text styles come without the font family, which every element inherits.
 */
function siteTokens() {
  const text = readFileSync(here("src/ui/tokens.json"), "utf8");
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

/** Puts the first script back to the end, from where Vite takes it: a phone would fetch it beside the first picture. */
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

export default defineConfig(({ mode, isSsrBuild }) => {
  const ports = emulatorPorts();
  const hosting = `http://127.0.0.1:${ports.hosting}`;
  return {
    root: here("."),
    plugins: [react(), scriptLast()],
    // `null` in a production build: the options of the Firebase project then come from Hosting.
    define: {
      __EMULATORS__: mode === "emulators" ? JSON.stringify(ports) : "null",
      // Site key of reCAPTCHA Enterprise: without one nothing of App Check is loaded.
      __APP_CHECK_KEY__: JSON.stringify(
        loadEnv(mode, here("."), "APP_CHECK_").APP_CHECK_SITE_KEY ?? "",
      ),
      __SITE_TOKENS__: JSON.stringify(siteTokens()),
      // The renderer runs where nobody may have set the variable: React's other half takes twice the time.
      ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    },
    resolve: {
      alias: [{ find: /^#(app|site|admin|data|firebase|ui|lib)\//, replacement: here("src/$1/") }],
    },
    // One file, with everything inside, is what the pages function bundles.
    ssr: { noExternal: true as const },
    build: {
      outDir: isSsrBuild ? "dist-ssr" : "dist",
      manifest: !isSsrBuild,
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Every public page would carry the list of the panel's files.
        resolveDependencies: (file: string, files: string[]) =>
          /\/panel-[^/]+$/.test(file) ? files.filter((name) => name.endsWith(".css")) : files,
      },
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        output: {
          // The boot script is one file: what the panel shares with it would otherwise be a second trip.
          codeSplitting: {
            groups: isSsrBuild
              ? []
              : [{ name: "index", test: /entry-client\.ts|domain\/errors\.ts/ }],
          },
        },
      },
    },
    server: {
      proxy: { "/api": hosting, "/sitemap.xml": hosting, "/articulos/rss.xml": hosting },
    },
  };
});
