import type { ImportRow } from "domain/imports/import-row";
import { useMemo } from "react";
import type { Comparison } from "#similarity/data/compare-texts.ts";
import { similarArticles } from "#similarity/data/find-similar-articles.ts";
import { useComparedTexts } from "#similarity/data/use-compared-texts.ts";
import { messages as words } from "#similarity/messages.ts";
import { SimilarTexts } from "#similarity/similar-texts.tsx";
import { PanelCard } from "#ui/card.tsx";
import { messages as shared } from "../shared/messages.ts";
import { rowName } from "../shared/sentences.ts";
import type { Preview } from "../validation/preview.ts";

/** Rows that have much of their text in common with published articles, or with each other. */
export function SimilarRowsCard({ preview }: { readonly preview: Preview }) {
  const comparison = useMemo(() => toComparison(preview), [preview]);
  const compared = useComparedTexts(comparison);
  const { found } = compared.state;
  return (
    <PanelCard
      title={words.title}
      description={words.text("row")}
      {...(found.length > 0 ? { badge: shared.entries(found.length) } : {})}
    >
      <SimilarTexts
        unit="row"
        comparison={compared}
        total={comparison.texts.length}
        getKey={({ row }) => row}
        getName={rowName}
      />
    </PanelCard>
  );
}

function toComparison({ rows, skippedLines, jobId, updates }: Preview): Comparison<ImportRow> {
  return {
    texts: rows.filter(({ line }) => !skippedLines.has(line)),
    getBody: ({ content }) => ({ content }),
    articlesLike: (print, row) =>
      similarArticles(
        print,
        ({ slug, import_job_id }) =>
          import_job_id === jobId || (updates.includes(row) && slug === row.slug),
      ),
  };
}
