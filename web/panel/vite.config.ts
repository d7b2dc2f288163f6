import react from "@vitejs/plugin-react";
import { familyNames } from "kit/build/family-names";
import { getCommonConfig } from "kit/build/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The panel's first script asks for its program, which would start a round trip later. */
function preloadPanel(): Plugin {
  return {
    name: "preload-panel",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/app.tsx")));
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

export default defineConfig(({ command, mode }) => {
  const { define, build } = getCommonConfig({ command, mode });
  return {
    root: import.meta.dirname,
    publicDir: false,
    plugins: [react(), familyNames(), preloadPanel()],
    worker: { plugins: () => [familyNames(), modulesWithoutDocument()] },
    resolve: {
      alias: [
        // Recharts shares the native hook with react-redux, and leaves the editor its own.
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: "use-sync-external-store/with-selector",
        },
      ],
    },
    define,
    build: { ...build, modulePreload: { polyfill: false } },
  };
});
