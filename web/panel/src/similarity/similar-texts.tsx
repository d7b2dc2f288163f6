import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { SimilarText, TextComparison } from "domain/articles/similarity";
import { type Key, useState } from "react";
import { type Unit, messages as words } from "./messages.ts";
import { SimilarTo } from "./similar-note.tsx";

const PAGE = 25;

interface SimilarTextsProps<T> {
  readonly unit: Unit;
  readonly comparison: {
    readonly state: TextComparison<T>;
    readonly stop: () => void;
    readonly restart: () => void;
  };
  readonly total: number;
  readonly getKey: (text: T) => Key;
  readonly getName: (text: T) => string;
  /** The padding at the sides of its lines. */
  readonly px?: string;
}

/** Progress and findings of a comparison with published articles and with each other. */
export function SimilarTexts<T>(props: SimilarTextsProps<T>) {
  const { unit, comparison, total, getKey, getName, px = "5" } = props;
  const { state, stop, restart } = comparison;
  const [shownCount, setShownCount] = useState(PAGE);
  const { step, found, compared } = state;
  return (
    <>
      <Flex px={px} py="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Box>
          <Text color="fg.muted">
            {step === "comparing" ? words.comparing(unit, compared, total) : null}
          </Text>
          <Text role="status" color={step === "failed" ? "fg.warning" : "fg.muted"}>
            {step === "comparing" ? "" : summary(unit, state, total)}
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
        {found.slice(0, shownCount).map((twin) => (
          <Item key={getKey(twin.text)} found={twin} getKey={getKey} getName={getName} px={px} />
        ))}
      </Box>
      {found.length > shownCount ? (
        <Box px={px} py="3" borderTopWidth="1px">
          <Button size="sm" variant="outline" onClick={() => setShownCount(shownCount + PAGE)}>
            {words.more(Math.min(PAGE, found.length - shownCount))}
          </Button>
        </Box>
      ) : null}
    </>
  );
}

function summary<T>(unit: Unit, state: TextComparison<T>, total: number): string {
  const { step, compared, left, found } = state;
  const parts = [
    step === "done" ? "" : words.incomplete(unit, compared, total),
    step === "failed" ? words.failed : "",
    step === "done" && found.length === 0 && compared > left
      ? words.none(unit, compared - left)
      : "",
    step === "done" && found.length > 0 ? words.found(unit, found.length, compared - left) : "",
    left > 0 ? words.left(unit, left) : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

interface ItemProps<T> extends Pick<SimilarTextsProps<T>, "getKey" | "getName" | "px"> {
  readonly found: SimilarText<T>;
}

function Item<T>({ found: { text, articles, twins }, getKey, getName, px }: ItemProps<T>) {
  return (
    <Box as="li" px={px} py="2.5" borderTopWidth="1px" overflowWrap="anywhere">
      <Text fontWeight="550">{getName(text)}</Text>
      {articles.map((article) => (
        <Text key={article.id}>
          <SimilarTo article={article} />
        </Text>
      ))}
      {twins.slice(0, articles.length === 0 ? 3 : 1).map(({ id, percent }) => (
        <Text key={getKey(id)}>{words.likeAnother(getName(id), percent)}</Text>
      ))}
    </Box>
  );
}
