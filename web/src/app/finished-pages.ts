import type { PageData } from "#lib/page-data.ts";
import { normalPath, paths } from "#lib/paths.ts";
import { catalogue, drawings } from "./product-tables.ts";
import type { SiteRoute } from "./site-route.ts";

const FAMILIES: ReadonlyMap<string, PageData> = new Map(
  catalogue.map((family) => [
    paths.family(family.slug),
    { kind: "family", family, drawing: drawings[family.slug] ?? "" },
  ]),
);

/** @returns one address, or one for each family of products */
export function addressesOf({ path }: SiteRoute): readonly string[] {
  return path === paths.family("{familia}") ? [...FAMILIES.keys()] : [path];
}

/** @returns what the page shows of the product tables, or null */
export function dataOf(pathname: string): PageData {
  return FAMILIES.get(normalPath(pathname)) ?? null;
}
