import { Box, chakra } from "@chakra-ui/react";
import { Wrap } from "#ui/section.tsx";
import { content } from "./content.ts";
import { SitemapTable } from "./sitemap-table.tsx";
import { useSitemap } from "./use-sitemap.ts";

/** /sitemap.xml for a browser's navigation: what the XML says, as a table (SIT-01 to SIT-05, G-19). */
export function SitemapPage() {
  const entries = useSitemap();
  return (
    <Wrap lang="en" data-wakes="">
      <Box pt="clamp(2rem, 4vw, 4rem)" pb="section.y">
        <chakra.h1 textStyle="display.lg">{content.title}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" maxWidth="46rem" mt="3">
          {content.note}
        </chakra.p>
        <chakra.p role="status" fontWeight="550" mt="8" mb="4">
          {entries === null ? content.loading : content.count(entries.length)}
        </chakra.p>
        <SitemapTable entries={entries ?? []} />
      </Box>
    </Wrap>
  );
}
