import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createStyleCache } from "./document/style-cache.ts";
import { LIVE_ROUTES } from "./live-routes.ts";
import { readPageData } from "./read-page-data.ts";
import { SiteRoot } from "./site-root.tsx";
import { routeIn } from "./site-route.ts";

/** Renders into an empty shell, as the development server sends it, or hydrates finished HTML. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const path = location.pathname;
  const route = routeIn(LIVE_ROUTES, path) ?? (await import("./routes.tsx")).getRoute(path);
  const Page = await route.load();
  const isFinished = root.firstElementChild !== null;
  const data = readPageData() ?? (isFinished ? null : await dataOfTables(path));
  const cache = createStyleCache();
  if (!isFinished) {
    const [{ getMeta }] = await Promise.all([
      import("./document/head.ts"),
      import("kit/ui/font-face.css"),
    ]);
    document.title = getMeta(route.path, data).title;
  }
  await new Promise<void>((ready) => {
    const page = (
      <SiteRoot
        cache={cache}
        route={route}
        Page={Page}
        data={data}
        isFinished={isFinished}
        onReady={ready}
      />
    );
    if (isFinished) {
      // With its effects, before another letter is typed.
      flushSync(() => {
        hydrateRoot(root, page, { onRecoverableError: (error) => console.error(error) });
      });
    } else {
      createRoot(root).render(page);
    }
  });
}

/** Only the development server sends pages of the product tables unfinished. */
async function dataOfTables(path: string) {
  return import.meta.env.DEV ? (await import("./finished-pages.ts")).getData(path) : null;
}
