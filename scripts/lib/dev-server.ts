/** Serves the sources of site and panel under one address, as Hosting does. Run by `npm run dev`, with the port. */
import { createServer } from "vite";
import { isPanelPath } from "../../web/panel/build/panel-path.ts";
import { inRoot } from "./paths.ts";

/** Both have files of the same names. */
const PANEL_BASE = "/panel-sources/";

const port = Number(process.argv[2]);
const getConfiguration = (name: string) => ({
  configFile: inRoot(`web/${name}/vite.config.ts`),
  mode: "emulators",
});
const panel = await createServer({
  ...getConfiguration("panel"),
  base: PANEL_BASE,
  // Changes reach the browser through a port of its own.
  server: { middlewareMode: true, hmr: { host: "127.0.0.1", port: port + 1 } },
});
const site = await createServer({
  ...getConfiguration("site"),
  server: { host: "127.0.0.1", port, strictPort: true },
  plugins: [
    {
      name: "serve-panel",
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          const [path = ""] = request.url?.split("?") ?? [];
          if (isPanelPath(path)) request.url = `${PANEL_BASE}panel.html`;
          if (request.url?.startsWith(PANEL_BASE)) panel.middlewares(request, response, next);
          else next();
        });
      },
    },
  ],
});
await site.listen();
console.log("Vite is ready in development mode");
