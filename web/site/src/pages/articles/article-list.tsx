import { chakra, Flex, Grid } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { FileText } from "lucide-react";
import type { ArticlesData } from "#lib/page-data.ts";
import { ArticleCard, CardGrid } from "#ui/article/article-card.tsx";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Wrap } from "#ui/section.tsx";
import { content } from "./content.ts";

/** Cards that are visible without scrolling. */
const EAGER = 4;

export function ArticleList({ data }: { readonly data: ArticlesData }) {
  const { posts, origin, total, next, after, tag } = data;
  const path = tag ? paths.tag(tag) : paths.articles;
  if (posts.length === 0) {
    return (
      <Wrap pb="section.y">
        <EmptyPanel
          icon={FileText}
          title={content.none}
          text={tag ? content.noneOfTag : content.noneYet}
        />
      </Wrap>
    );
  }
  const top = after ? [] : posts.slice(0, 3);
  const rest = posts.slice(top.length);
  return (
    <>
      {top.length > 0 ? <MostRead data={data} /> : null}
      {rest.length > 0 || next ? (
        <Wrap as="section" aria-labelledby="todos" py={after ? "0" : "section.y"} pb="section.y">
          <ListHead
            id="todos"
            title={content.all}
            note={total === undefined ? null : content.others(total - top.length)}
          />
          <CardGrid data-cards="">
            {rest.map((card, index) => (
              <ArticleCard
                key={card.id}
                card={card}
                variant="grid"
                origin={origin}
                {...(after ? { eager: index < EAGER } : { isDeferred: true })}
              />
            ))}
          </CardGrid>
          <Flex gap="3" justify="center" wrap="wrap" mt="10" data-more="">
            {next ? (
              <LinkButton href={`${path}?desde=${next}`} variant="outline">
                {content.more}
              </LinkButton>
            ) : null}
            {after ? (
              <LinkButton href={path} variant="ghost">
                {content.first}
              </LinkButton>
            ) : null}
          </Flex>
        </Wrap>
      ) : (
        <chakra.div pb="section.y" />
      )}
    </>
  );
}

function MostRead({ data }: { readonly data: ArticlesData }) {
  const [first, ...others] = data.posts.slice(0, 3);
  if (first === undefined) return null;
  return (
    <Wrap as="section" aria-labelledby="mas-leidos">
      <ListHead id="mas-leidos" title={content.mostRead} note={null} />
      <Grid
        templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,1.36fr) minmax(0,1fr)" }}
        gap="2rem 2.5rem"
      >
        <ArticleCard card={first} variant="lead" origin={data.origin} rank={1} priority />
        {others.length > 0 ? (
          <Grid gap="1.75rem" alignContent="space-between">
            {others.map((card, index) => (
              <ArticleCard
                key={card.id}
                card={card}
                variant="duo"
                origin={data.origin}
                rank={index + 2}
              />
            ))}
          </Grid>
        ) : null}
      </Grid>
    </Wrap>
  );
}

interface ListHeadProps {
  readonly id: string;
  readonly title: string;
  readonly note: string | null;
}

export function ListHead({ id, title, note }: ListHeadProps) {
  return (
    <Flex align="baseline" justify="space-between" gap="4" mb="7">
      <chakra.h2 id={id} textStyle="heading.md">
        {title}
      </chakra.h2>
      {note === null ? null : <chakra.p color="fg.muted">{note}</chakra.p>}
    </Flex>
  );
}
