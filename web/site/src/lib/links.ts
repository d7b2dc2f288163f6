import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";

const { external } = site;

/** Addresses of another site where site.ts names them. */
export const links = {
  cataloguePdf: external.cataloguePdf ?? paths.cataloguePdf,
  productLine: external.productLine ?? paths.catalogue,
  levelingFeet: external.levelingFeet ?? paths.family("pies-niveladores"),
  bearingUnits: external.bearingUnits ?? paths.family("unidades-rodamiento"),
  wheels: external.wheels ?? paths.family("ruedas"),
  details: ({ id, slug }: Product) => external.product?.(id) ?? paths.family(slug),
  quote: ({ id, name }: Product) => external.quote?.(id) ?? paths.contactAbout(name),
} as const;

interface Product {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}
