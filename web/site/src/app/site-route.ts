import { normalPath } from "kit/lib/paths";
import type { ComponentType } from "react";
import type { PageProps } from "#lib/page-data.ts";

export type HeaderVariant = "landing" | "list" | "article" | "catalogue" | "back" | "bare";

export interface SiteRoute {
  /** `{name}` stands for one part of any text. */
  readonly path: string;
  readonly header: HeaderVariant;
  /** `build`: prerendered. `request`: rendered by the pages function with data. */
  readonly rendered: "build" | "request";
  readonly load: () => Promise<ComponentType<PageProps>>;
}

export function routeIn(routes: readonly SiteRoute[], pathname: string): SiteRoute | undefined {
  const path = normalPath(pathname);
  return routes.find((route) =>
    new RegExp(`^${route.path.replace(/{\w+}/g, "[^/]+")}$`).test(path),
  );
}
