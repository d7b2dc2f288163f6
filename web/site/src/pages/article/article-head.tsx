import { Box, chakra } from "@chakra-ui/react";
import { spanishLongDate } from "kit/lib/format/dates";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { PostImage } from "kit/ui/post-image";
import { ArrowLeft, Calendar, Clock, Eye } from "lucide-react";
import type { ArticleData } from "#lib/page-data.ts";
import { Media, Wrap } from "#ui/section.tsx";
import { content } from "./content.ts";

const BackLink = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "2.75rem",
    fontSize: ".9375rem",
    fontWeight: "500",
    color: "fg.muted",
    _hover: { color: "fg" },
    "& svg": { width: "1rem", height: "1rem" },
  },
});

const Facts = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: ".25rem 1.5rem",
    mt: "6",
    color: "fg.muted",
    fontSize: ".9375rem",
    "& > span": { display: "inline-flex", alignItems: "center", gap: "1.5" },
    "& svg": { width: "1rem", height: "1rem", opacity: 0.8 },
  },
});

export function ArticleHead({ data: { post } }: { readonly data: ArticleData }) {
  return (
    <>
      <Wrap data-screen-only="" pt="2">
        <BackLink href={paths.articles}>
          <ArrowLeft aria-hidden="true" />
          {content.back}
        </BackLink>
      </Wrap>
      <Wrap as="header" pt="5">
        <Box maxWidth="54rem">
          <Brand>{site.brand}</Brand>
          <chakra.h1 textStyle="display.lg" mt="3">
            {post.title}
          </chakra.h1>
          {post.excerpt ? (
            <chakra.p textStyle="lead" color="fg.muted" mt="4" maxWidth="44rem">
              {post.excerpt}
            </chakra.p>
          ) : null}
          <Facts>
            <span>
              <Calendar aria-hidden="true" />
              <time dateTime={post.created_at}>{spanishLongDate(new Date(post.created_at))}</time>
            </span>
            <span>
              <Eye aria-hidden="true" />
              <span data-stored-views={post.view_count}>{content.views(post.view_count + 1)}</span>
            </span>
            <span>
              <Clock aria-hidden="true" />
              {content.minutes(post.minutes)}
            </span>
            {post.author_name ? <span>{post.author_name}</span> : null}
          </Facts>
        </Box>
        <Media
          data-optional-frame=""
          mt="10"
          css={{ aspectRatio: { base: "16 / 9", lg: "21 / 9" } }}
        >
          <PostImage post={post} sizes="min(1232px, 92vw)" priority />
        </Media>
      </Wrap>
    </>
  );
}

const Brand = chakra("p", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    height: "1.75rem",
    px: "3",
    borderRadius: "l1",
    bg: "brand.subtle",
    color: "brand.fg",
    fontSize: ".8125rem",
    fontWeight: "560",
  },
});
