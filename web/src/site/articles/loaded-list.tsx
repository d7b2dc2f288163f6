import { limits } from "domain/shared/limits";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import type { ArticlesData } from "#lib/page-data.ts";
import { EmptyPanel } from "#ui/site/empty-panel.tsx";
import { Wrap } from "#ui/site/section.tsx";
import { ContactWays, LongLoading } from "#ui/site/unavailable-notice.tsx";
import { ArticleList } from "./article-list.tsx";
import { content } from "./content.ts";

type Loading =
  | { readonly state: "loading" | "failed" }
  | { readonly state: "ready"; readonly data: ArticlesData };

interface LoadedListProps {
  readonly tag?: string;
  readonly onFailure: () => void;
}

/** Used when the server sent no list, as in development: without a link to a second page, which only the server can sign. */
export function LoadedList({ tag, onFailure }: LoadedListProps) {
  const [loading, setLoading] = useState<Loading>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isCurrent = true;
    firstPage(tag).then(
      (data) => isCurrent && setLoading({ state: "ready", data }),
      (error: unknown) => {
        console.warn("Loading articles failed", error);
        if (!isCurrent) return;
        setLoading({ state: "failed" });
        onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, tag, onFailure]);

  const retry = () => {
    setLoading({ state: "loading" });
    setAttempt((n) => n + 1);
  };

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
          action={{ label: content.retry, onClick: retry }}
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
