// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is when its display changes on phones
import { chakra } from "@chakra-ui/react";
import { sitemapDate } from "#lib/dates.ts";
import { content } from "./content.ts";
import type { SitemapEntry } from "./parse-sitemap.ts";

/** A record table: on phones every row is a small block with the labels of its bare values (design patterns 6). */
const Table = chakra("table", {
  base: {
    width: "100%",
    borderCollapse: "collapse",
    fontSize: ".9375rem",
    "& :is(th, td)": { textAlign: "start", px: "4", py: "3", verticalAlign: "top" },
    "& thead th": { bg: "bg.subtle", fontSize: ".875rem", fontWeight: "600", color: "fg.muted" },
    "& tbody tr": { borderTop: "1px solid {colors.border}" },
    "& :is(th, td):nth-of-type(2)": { textAlign: "end" },
    "& td:nth-of-type(3)": { color: "fg.muted", whiteSpace: "nowrap" },
    "& a": {
      color: "fg.link",
      textDecoration: "underline",
      textDecorationColor: "brand.muted",
      textUnderlineOffset: ".2em",
      overflowWrap: "anywhere",
    },
    smDown: {
      "& :is(tbody, tr, td)": { display: "block" },
      "& thead": { srOnly: true },
      "& tbody tr": { py: "3" },
      "& tbody td": { py: "0.5" },
      "& td:nth-of-type(2)": { textAlign: "start" },
      "& td[data-label]::before": { content: "attr(data-label) ': '", color: "fg.muted" },
    },
  },
});

const Frame = chakra("div", {
  base: { border: "1px solid {colors.border}", borderRadius: "l3", overflow: "hidden" },
});

/** Every address with its number of pictures and its last change in UTC (SIT-03). */
export function SitemapTable({ entries }: { readonly entries: readonly SitemapEntry[] }) {
  const { columns } = content;
  return (
    <Frame>
      <Table role="table" aria-label={content.table}>
        <thead role="rowgroup">
          <tr role="row">
            {[columns.url, columns.images, columns.lastmod].map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map(({ url, images, lastmod }) => (
            <tr key={url} role="row">
              <td role="cell">
                <a href={url} target="_blank" rel="noopener">
                  {url}
                  <chakra.span srOnly> {content.newTab}</chakra.span>
                </a>
              </td>
              <td role="cell" data-label={columns.images}>
                {images}
              </td>
              <td role="cell" data-label={columns.lastmod}>
                {lastmod === undefined ? content.none : sitemapDate(lastmod)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
