import react from "@vitejs/plugin-react";
import { familyNames } from "kit/build/family-names";
import { getCommonConfig } from "kit/build/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogueRanges, catalogueTables, contentPages } from "./build/content-plugin.ts";
import { siteTokens } from "./build/site-tokens.ts";

/** Vite moves the script to the head, where it competes with the first picture of a public page. */
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
  const isBrowserBuild = command === "build" && !isSsrBuild;
  const { ports, define, build } = getCommonConfig({ command, mode });
  const hosting = `http://127.0.0.1:${ports.hosting}`;
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      familyNames(),
      catalogueRanges(),
      catalogueTables(isBrowserBuild),
      contentPages(isBrowserBuild),
      scriptLast(),
    ],
    define: {
      ...define,
      __SITE_TOKENS__: JSON.stringify(siteTokens()),
      // Without the variable React's development build runs, at half the speed.
      ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    },
    // The pages function bundles one file. Tests load packages as Node does, once.
    ssr: { noExternal: isSsrBuild ? (true as const) : [] },
    build: {
      ...build,
      outDir: isSsrBuild ? "dist-ssr" : "dist",
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      modulePreload: {
        polyfill: false,
        // Otherwise every public page lists the files of what finished HTML has.
        resolveDependencies: (file: string, files: string[]) =>
          /\/(?:head|site-header|site-footer)-[^/]+$/.test(file)
            ? files.filter((name) => name.endsWith(".css"))
            : files,
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
