import { chakra } from "@chakra-ui/react";
import { tagsAt } from "domain/tags/tags";
import { paths } from "kit/lib/paths";
import type { ArticlesData } from "#lib/page-data.ts";
import { oneLine } from "#ui/one-line.ts";
import { Wrap } from "#ui/section.tsx";
import { content } from "../content.ts";

const Row = chakra("nav", {
  base: {
    ...oneLine,
    pb: { base: "6", sm: "10" },
    // A browser may scroll to no focused link of which a part is visible.
    scrollPaddingInline: "45%",
    "& a": {
      flex: "none",
      display: "inline-flex",
      alignItems: "center",
      minHeight: "2.75rem",
      px: "4",
      border: "1px solid {colors.border.emphasized}",
      borderRadius: "l2",
      fontSize: ".9375rem",
      fontWeight: "500",
      _hover: { borderColor: "brand.solid" },
      "&[aria-current=page]": {
        position: { base: "sticky", sm: "static" },
        right: "gutter",
        bg: "brand.subtle",
        color: "brand.fg",
        borderColor: "brand.muted",
      },
      // Above the current one, which stays at the edge.
      "&:not([aria-current]):focus-visible": { position: "relative", zIndex: 1, bg: "white" },
    },
  },
});

/** Those of the articles that the first page shows. */
export function TagRow({ data: { tags = [], tag, after } }: { readonly data: ArticlesData }) {
  if (after || tags.length === 0) return null;
  return (
    <Wrap>
      <Row aria-label={content.tags}>
        {tagsAt(tags).map(({ slug, name }) => (
          <a
            key={slug}
            href={paths.tag(slug)}
            {...(slug === tag ? { "aria-current": "page" as const } : {})}
          >
            {name}
          </a>
        ))}
      </Row>
    </Wrap>
  );
}
