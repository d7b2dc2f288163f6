import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { familyTable } from "#catalogue/family-table.ts";
import type { Family } from "#catalogue/model.ts";
import { shownValue } from "#catalogue/shown-values.ts";
import type { FamilyData } from "#lib/page-data.ts";
import { breadcrumbLd, itemListLd } from "#ui/json-ld.ts";
import { type PageMeta, socialImage } from "#ui/page-meta.ts";
import { referenceCount } from "./content.ts";

type Absolute = (path: string) => string;

export function familyMeta({ family }: FamilyData): PageMeta {
  const path = paths.family(family.slug);
  const rows = familyTable(family).rows.map(({ reference }) => ({
    name: reference,
    path: `${path}#${reference}`,
  }));
  return {
    title: `${family.name} · ${site.brand}`,
    description: `${family.shortDescription} ${referenceCount(family.references.length)}.`,
    keywords: [family.name, family.category, "medidas", "plano", "ficha técnica"].join(", "),
    path,
    image: socialImage(family.image, family.name),
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [
        { name: "Catálogo", path: paths.catalogue },
        { name: family.name, path },
      ]),
      productGroupLd(absolute, family),
      itemListLd(absolute, rows),
    ],
  };
}

/** Without offers, which need a price: it is given on request. */
function productGroupLd(absolute: Absolute, family: Family): object {
  const path = paths.family(family.slug);
  const image = absolute(`/images/${family.image}-1200.webp`);
  const varying = family.columns.filter(({ filter }) => filter);
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    productGroupID: family.slug,
    name: family.name,
    description: family.shortDescription,
    category: family.category,
    url: absolute(path),
    image,
    brand: { "@type": "Brand", name: site.brand },
    variesBy: varying.map(({ label }) => label),
    hasVariant: family.references.map(({ reference, values }) => ({
      "@type": "Product",
      name: `${family.name} ${reference}`,
      sku: reference,
      mpn: reference,
      image,
      url: absolute(`${path}#${reference}`),
      additionalProperty: varying.flatMap((column) => {
        const value = values[column.column] ?? null;
        if (value === null) return [];
        return {
          "@type": "PropertyValue",
          name: column.label,
          value: typeof value === "string" ? shownValue(column, value, null) : value,
          ...(column.unit === null ? {} : { unitText: column.unit }),
        };
      }),
    })),
  };
}
