import { limits } from "domain/shared/limits";
import { useRead } from "kit/firebase/use-read";
import { FileText } from "lucide-react";
import { useEffect } from "react";
import type { ArticlesData } from "#lib/page-data.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { Wrap } from "#ui/section.tsx";
import { ContactWays, LongLoading } from "#ui/unavailable-notice.tsx";
import { ArticleList } from "./article-list.tsx";
import { content } from "./content.ts";

interface LoadedListProps {
  readonly tag?: string;
  readonly onFailure: () => void;
}

/** Used when the server sent no list, as in development: without a link to a second page, which only the server can sign. */
export function LoadedList({ tag, onFailure }: LoadedListProps) {
  const loading = useRead(() => firstPage(tag), [tag], "Loading articles failed");
  const hasFailed = loading.state === "failed";
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed, onFailure]);

  if (loading.state === "ready") return <ArticleList data={loading.data} />;
  return (
    <Wrap pb="section.y" aria-busy={loading.state === "loading"}>
      {loading.state === "loading" ? (
        <LongLoading>{content.loading}</LongLoading>
      ) : (
        <EmptyPanel
          icon={FileText}
          title={content.none}
          text={content.failed.text}
          action={{ label: content.retry, onClick: loading.retry }}
        >
          <ContactWays />
        </EmptyPanel>
      )}
    </Wrap>
  );
}

async function firstPage(tag: string | undefined): Promise<ArticlesData> {
  const { firstCards } = await import("#data/articles/cards.ts");
  const posts = await firstCards(limits.publicPage, tag);
  return { kind: "articles", origin: location.origin, posts, tag };
}
