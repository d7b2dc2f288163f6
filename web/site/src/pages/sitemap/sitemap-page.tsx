// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops table semantics when display changes
import { Box, chakra } from "@chakra-ui/react";
import { sitemapDate } from "kit/lib/format/dates";
import { paths } from "kit/lib/paths";
import { Wrap } from "#ui/section.tsx";
import { content } from "./content.ts";
import type { SitemapEntry } from "./parse-sitemap.ts";
import { useSitemap } from "./use-sitemap.ts";

/** On phones each row is a block whose values carry labels. */
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
      "& td:nth-of-type(3)": { whiteSpace: "normal" },
      "& td[data-label]::before": { content: "attr(data-label) ': '", color: "fg.muted" },
    },
  },
});

const Frame = chakra("div", {
  base: { border: "1px solid {colors.border}", borderRadius: "l3", overflow: "hidden" },
});

const Scripted = chakra("div", { base: { "@media (scripting: none)": { display: "none" } } });

/** /sitemap.xml in a browser */
export function SitemapPage() {
  const entries = useSitemap();
  return (
    <Wrap lang="en" data-hydrate="">
      <Box pt="clamp(2rem, 4vw, 4rem)" pb="section.y">
        <chakra.h1 textStyle="display.lg">{content.title}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" maxWidth="46rem" mt="3">
          {content.note}
        </chakra.p>
        <noscript>
          <chakra.p mt="8">
            {content.noScript}
            <chakra.a href={paths.sitemapXml} color="fg.link" textDecoration="underline">
              {content.xml}
            </chakra.a>
            .
          </chakra.p>
        </noscript>
        <Scripted>
          <chakra.p role="status" fontWeight="550" mt="8" mb="4">
            {entries === null ? content.loading : content.count(entries.length)}
          </chakra.p>
          <SitemapTable entries={entries ?? []} />
        </Scripted>
      </Box>
    </Wrap>
  );
}

function SitemapTable({ entries }: { readonly entries: readonly SitemapEntry[] }) {
  const { columns } = content;
  return (
    <Frame>
      <Table aria-label={content.table}>
        <thead>
          <tr>
            {[columns.url, columns.images, columns.lastmod].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ url, images, lastmod }) => (
            <tr key={url}>
              <td>
                <a href={url} target="_blank" rel="noopener">
                  {url}
                  <chakra.span srOnly> {content.newTab}</chakra.span>
                </a>
              </td>
              <td data-label={columns.images}>{images}</td>
              <td data-label={columns.lastmod}>
                {lastmod === undefined ? content.none : sitemapDate(lastmod)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
