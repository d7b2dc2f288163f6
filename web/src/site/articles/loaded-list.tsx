import { limits } from "functions/domain/limits";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import type { ArticlesData } from "#lib/page-data.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { Wrap } from "#ui/section.tsx";
import { Waiting } from "#ui/spinner.tsx";
import { ArticleList } from "./article-list.tsx";
import { content } from "./content.ts";
import { PlainButton } from "./plain-button.tsx";

type Loading =
  | { readonly state: "loading" | "failed" }
  | { readonly state: "ready"; readonly data: ArticlesData };

/** The list where the server has sent none: its rendering failed, or this is the development server. */
export function LoadedList({ onFailure }: { readonly onFailure: () => void }) {
  const [loading, setLoading] = useState<Loading>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isCurrent = true;
    firstPage().then(
      (data) => isCurrent && setLoading({ state: "ready", data }),
      (error: unknown) => {
        console.warn("Articles not loaded:", error);
        if (!isCurrent) return;
        setLoading({ state: "failed" });
        onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, onFailure]);

  const retry = () => {
    setLoading({ state: "loading" });
    setAttempt((n) => n + 1);
  };

  if (loading.state === "ready") return <ArticleList data={loading.data} />;
  return (
    <Wrap pb="section.y" aria-busy={loading.state === "loading"}>
      {loading.state === "loading" ? (
        <Waiting>{content.loading}</Waiting>
      ) : (
        <EmptyPanel icon={FileText} title={content.none} text={content.failed.text}>
          <PlainButton onClick={retry}>{content.retry}</PlainButton>
        </EmptyPanel>
      )}
    </Wrap>
  );
}

async function firstPage(): Promise<ArticlesData> {
  const { firstCards } = await import("#data/posts.ts");
  const found = await firstCards(limits.publicPage + 1);
  const posts = found.slice(0, limits.publicPage);
  const last = posts.at(-1);
  return {
    kind: "articles",
    origin: location.origin,
    posts,
    ...(found.length > posts.length && last ? { next: last } : {}),
  };
}
