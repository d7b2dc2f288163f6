import { Flex } from "@chakra-ui/react";
import { findTag } from "domain/tags/tags";
import { paths } from "kit/lib/paths";
import type { ArticlesData } from "#lib/page-data.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { ArticleList } from "../article-list.tsx";
import { content } from "../content.ts";
import { ListTop } from "../list-top.tsx";
import { LoadedList } from "../loaded-list.tsx";
import { notifyFailed } from "../notify-failed.ts";
import { TagRow } from "./tag-row.tsx";

interface TagListProps {
  readonly slug: string;
  /** Loaded when the server sent none. */
  readonly list: ArticlesData | null;
}

export function TagList({ slug, list }: TagListProps) {
  const tag = findTag(slug);
  if (tag === undefined) return null;
  return (
    <div data-articles="">
      <ListTop title={tag.name} lead={tag.lead}>
        <Flex gap="3" wrap="wrap" justify={{ lg: "flex-end" }}>
          {tag.isFamily ? (
            <LinkButton href={paths.family(slug)} size="md">
              {content.inCatalogue}
            </LinkButton>
          ) : null}
          <LinkButton href={paths.articles} variant="outline" size="md">
            {content.back}
          </LinkButton>
        </Flex>
      </ListTop>
      {list ? (
        <>
          <TagRow data={list} />
          <ArticleList data={list} />
        </>
      ) : (
        <LoadedList tag={slug} onFailure={notifyFailed} />
      )}
    </div>
  );
}
