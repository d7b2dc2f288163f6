import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { countView } from "#data/views.ts";
import { leaveFlash } from "#lib/flash.ts";
import { paths, slugOfPath } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { bringToLife } from "#ui/live-page.ts";
import { Wrap } from "#ui/section.tsx";
import { Waiting } from "#ui/spinner.tsx";
import { ArticleContent } from "./article-content.tsx";
import { content } from "./content.ts";
import { type Loaded, loadArticle } from "./load-article.ts";

/**
 * The article of the address, read by the browser: a post published a moment ago, a draft for an administrator, or
 * nothing, and then the list with the specification's message (ART-19, ART-20).
 */
export function LoadedArticle() {
  const [loaded, setLoaded] = useState<Extract<Loaded, { kind: "found" }> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadArticle(slugOfPath(location.pathname) ?? "").then((result) => {
      if (!isCurrent) return;
      if (result.kind === "found") setLoaded(result);
      else leave(result.kind === "failed" ? content.failed : content.missing);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    if (loaded === null) return;
    document.title = `${loaded.data.post.title} · ${site.brand}`;
    bringToLife(document);
    if (!loaded.isDraft) countView(loaded.data.post.id);
  }, [loaded]);

  if (loaded === null) {
    return (
      <Wrap py="section.y" aria-busy="true">
        <Waiting>{content.loading}</Waiting>
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

function leave(title: string): void {
  leaveFlash({ kind: "error", title });
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
