import { chakra } from "@chakra-ui/react";
import { isAdminMarked } from "kit/lib/admin-marker";
import { setFlash } from "kit/lib/flash";
import { paths, slugOfPath } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { useEffect, useState } from "react";
import { countLoad } from "#data/articles/views.ts";
import { startArticleScripts } from "#ui/article/article-scripts.ts";
import { Wrap } from "#ui/section.tsx";
import { LongLoading } from "#ui/unavailable-notice.tsx";
import { ArticleContent } from "./article-content.tsx";
import { content } from "./content.ts";
import { type Loaded, loadArticle } from "./load-article.ts";

/** An article just published, or a draft. A missing one leads to the list with a message. */
export function LoadedArticle() {
  const [loaded, setLoaded] = useState<Extract<Loaded, { kind: "found" }> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadArticle(slugOfPath(location.pathname) ?? "").then((result) => {
      if (!isCurrent) return;
      if (result.kind === "found") setLoaded(result);
      else redirectToList(result.kind === "failed" ? content.failed : content.missing);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    if (loaded === null) return;
    document.title = `${loaded.data.post.title} · ${site.brand}`;
    startArticleScripts(document);
    if (isAdminMarked()) {
      void import("#ui/article/admin-bar.ts").then((bar) => bar.showAdminBar(loaded.data.post.id));
    }
    if (!loaded.isDraft) countLoad(loaded.data.post.id);
  }, [loaded]);

  if (loaded === null) {
    return (
      <Wrap py="section.y" aria-busy="true">
        <LongLoading>{content.loading}</LongLoading>
      </Wrap>
    );
  }
  return (
    <>
      {loaded.isDraft ? <DraftBanner /> : null}
      <ArticleContent data={loaded.data} isDraft={loaded.isDraft} />
    </>
  );
}

function redirectToList(title: string): void {
  setFlash({ kind: "error", title });
  location.replace(paths.articles);
}

function DraftBanner() {
  return (
    <chakra.p role="status" lang="en" bg="brand.subtle" color="brand.fg" py="3">
      <Wrap as="span" display="block">
        <strong>{content.draft}</strong> · {content.draftText}
      </Wrap>
    </chakra.p>
  );
}
