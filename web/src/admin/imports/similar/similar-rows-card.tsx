import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { PanelCard } from "#ui/panel/card.tsx";
import { SimilarTo } from "#ui/panel/similar-note.tsx";
import { messages as shared } from "../shared/messages.ts";
import { rowName } from "../shared/sentences.ts";
import type { Preview } from "../validation/preview.ts";
import type { SimilarRow } from "./compare-rows.ts";
import { messages as words } from "./messages.ts";
import { type RowComparison, rowsToCompare, useSimilarRows } from "./use-similar-rows.ts";

const PAGE = 25;

/** Rows that have much of their text in common with published articles, or with each other. */
export function SimilarRowsCard({ preview }: { readonly preview: Preview }) {
  const { state, stop, restart } = useSimilarRows(preview);
  const [shown, setShown] = useState(PAGE);
  const { step, found } = state;
  const total = rowsToCompare(preview).length;
  return (
    <PanelCard
      title={words.title}
      description={words.text}
      {...(found.length > 0 ? { badge: shared.entries(found.length) } : {})}
    >
      <Flex px="5" py="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Box>
          <Text color="fg.muted">
            {step === "comparing" ? words.comparing(state, total) : null}
          </Text>
          <Text role="status" color={step === "failed" ? "fg.warning" : "fg.muted"}>
            {step === "comparing" ? "" : summary(state, total)}
          </Text>
        </Box>
        {step === "done" ? null : (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={step === "comparing" ? stop : restart}
          >
            {words.actions[step]}
          </Button>
        )}
      </Flex>
      <Box as="ul" listStyleType="none">
        {found.slice(0, shown).map((one) => (
          <Item key={one.row.row} found={one} />
        ))}
      </Box>
      {found.length > shown ? (
        <Box px="5" py="3" borderTopWidth="1px">
          <Button size="sm" variant="outline" onClick={() => setShown(shown + PAGE)}>
            {words.more(Math.min(PAGE, found.length - shown))}
          </Button>
        </Box>
      ) : null}
    </PanelCard>
  );
}

function summary(state: RowComparison, total: number): string {
  const { step, compared, left, found } = state;
  const parts = [
    step === "done" ? "" : words.incomplete(compared, total),
    step === "failed" ? words.failed : "",
    step === "done" && found.length === 0 && compared > left ? words.none(compared - left) : "",
    step === "done" && found.length > 0 ? words.found(found.length, compared - left) : "",
    left > 0 ? words.left(left) : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function Item({ found: { row, articles, rows } }: { readonly found: SimilarRow }) {
  return (
    <Box as="li" px="5" py="2.5" borderTopWidth="1px" overflowWrap="anywhere">
      <Text fontWeight="550">{rowName(row)}</Text>
      {articles.map((article) => (
        <Text key={article.id}>
          <SimilarTo article={article} />
        </Text>
      ))}
      {rows.slice(0, articles.length === 0 ? 3 : 1).map(({ id, percent }) => (
        <Text key={id.row}>{words.likeRow(rowName(id), percent)}</Text>
      ))}
    </Box>
  );
}
