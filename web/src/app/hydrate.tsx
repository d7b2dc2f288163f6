import { createRoot, hydrateRoot } from "react-dom/client";
import { createStyleCache } from "#app/document/style-cache.ts";
import { readPageData } from "./page-data.ts";
import { routeOf } from "./routes.tsx";
import { SiteRoot } from "./site-root.tsx";

/** Renders into an empty shell, as the development server sends it, or hydrates finished HTML. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const route = routeOf(location.pathname);
  const Page = await route.load();
  const data = readPageData();
  const cache = createStyleCache();
  const isFinished = root.firstElementChild !== null;
  if (!isFinished) {
    const [{ metaOf }] = await Promise.all([
      import("#app/document/head.ts"),
      import("#ui/site/theme/font-face.css"),
    ]);
    document.title = metaOf(route.path, data).title;
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
      hydrateRoot(root, page, { onRecoverableError: (error) => console.error(error) });
    } else {
      createRoot(root).render(page);
    }
  });
}
