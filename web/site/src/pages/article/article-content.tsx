import { Box, chakra, Flex } from "@chakra-ui/react";
import { tagsAt } from "domain/tags/tags";
import { paths } from "kit/lib/paths";
import { Prose } from "kit/ui/prose";
import type { ArticleData } from "#lib/page-data.ts";
import { ArticleCard, CardGrid } from "#ui/article/article-card.tsx";
import { ShareButtons } from "#ui/article/share-buttons.tsx";
import { PageContents } from "#ui/content/page-contents.tsx";
import { CtaBand } from "#ui/cta-band.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { deferred, Wrap } from "#ui/section.tsx";
import { ArticleHead } from "./article-head.tsx";
import { content } from "./content.ts";
import { Topics } from "./topics.tsx";

const LEAST_SECTIONS = 3;

/** Visible without scrolling: the introduction and the first section. */
const FIRST_PARTS = 2;
const body = {
  "& > :first-child > :first-child": { mt: 0 },
  // Placeholder height: a section of two or three paragraphs.
  "& > [data-defer]": { contentVisibility: "auto", containIntrinsicSize: "auto 30rem" },
} as const;

/** Works without React (app/boot/articles.ts). */
export function ArticleContent({
  data,
  isDraft,
}: {
  readonly data: ArticleData;
  readonly isDraft?: boolean;
}) {
  const { post, related, origin, families = [], calculators = [] } = data;
  const sections = post.headings.filter(({ level }) => level === 2);
  const url = origin + paths.article(post.slug);
  return (
    <>
      <article {...(isDraft ? {} : { "data-article-view": post.id })}>
        <ArticleHead data={data} />
        <Box pt={{ base: "10", lg: "14" }} pb="section.y">
          <PageContents
            title={content.contents}
            entries={
              sections.length < LEAST_SECTIONS
                ? []
                : sections.map(({ id, text }) => ({ id, title: text }))
            }
          >
            <Prose id="post-body" css={body}>
              {post.parts?.map((html, index) => (
                <div
                  key={html}
                  data-part=""
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by domain/article-html
                  dangerouslySetInnerHTML={{ __html: html }}
                  {...(index < FIRST_PARTS ? {} : { "data-defer": "" })}
                />
              ))}
            </Prose>
            <Topics label={content.families} topics={families} getAddress={paths.family} />
            <Topics
              label={content.calculators}
              topics={calculators}
              getAddress={(address) => address}
            />
            <Topics label={content.tags} topics={tagsAt(post.tags ?? [])} getAddress={paths.tag} />
            <Flex
              data-screen-only=""
              align="center"
              justify="space-between"
              wrap="wrap"
              gap="4"
              mt="12"
              py="5"
              borderBlock="1px solid {colors.border}"
            >
              <chakra.p fontWeight="560">{content.share}</chakra.p>
              <ShareButtons shared={{ title: post.title, url, excerpt: post.excerpt }} />
            </Flex>
          </PageContents>
        </Box>
      </article>
      {related.length > 0 ? (
        <Wrap
          as="section"
          aria-labelledby="relacionados"
          data-screen-only=""
          pb="section.y"
          {...deferred}
        >
          <chakra.h2 id="relacionados" textStyle="heading.md" mb="7">
            {content.related}
          </chakra.h2>
          <CardGrid gridTemplateColumns={{ lg: "repeat(3, minmax(0,1fr))" }}>
            {related.map((card) => (
              <ArticleCard key={card.id} card={card} variant="grid" origin={origin} />
            ))}
          </CardGrid>
        </Wrap>
      ) : null}
      <Wrap data-screen-only="" pb="section.y" {...deferred}>
        <CtaBand title={content.closing.title} text={content.closing.text}>
          <LinkButton href={paths.homeContact} variant="white" grow>
            {content.closing.contact}
          </LinkButton>
          <LinkButton href={paths.articles} variant="line" grow>
            {content.closing.more}
          </LinkButton>
        </CtaBand>
      </Wrap>
    </>
  );
}
