import { Box, chakra, Text, VisuallyHidden } from "@chakra-ui/react";
import { KEPT_FIELDS } from "domain/posts/post-version";
import { useMemo } from "react";
import { messages } from "./messages.ts";
import { readableText } from "./readable-text.ts";
import type { VersionText } from "./versions.ts";
import { type DifferencePart, wordDifference } from "./word-difference.ts";

const Added = chakra("ins", {
  base: { bg: "bg.success", color: "fg.success", textDecoration: "underline", px: "0.5" },
});
const Removed = chakra("del", {
  base: { bg: "bg.error", color: "fg.error", textDecoration: "line-through", px: "0.5" },
});

export interface DifferenceProps {
  readonly before: VersionText;
  readonly after: VersionText;
}

/** Marks words by underline and strike-through, and by hidden words for screen readers. */
export function Difference({ before, after }: DifferenceProps) {
  const { fields, difference } = messages;
  const rows = useMemo(() => toRows(before, after), [before, after]);
  const isSame = before.html === after.html;
  if (rows.length === 0) {
    return <Text color="fg.muted">{isSame ? difference.same : difference.onlyFormat}</Text>;
  }
  return rows.map(({ name, parts }) => (
    <Box key={name} mb="5">
      <Text textStyle="caption" color="fg.muted" mb="1">
        {fields[name]}
      </Text>
      {parts === null ? (
        <Text>{difference.large}</Text>
      ) : (
        <Text lang="es" whiteSpace="pre-line" overflowWrap="anywhere">
          {parts.map((part, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and are replaced together
            <Part key={n} {...part} />
          ))}
        </Text>
      )}
    </Box>
  ));
}

function Part({ kind, text }: DifferencePart) {
  if (kind === "same") return text;
  const { added, removed, end } = messages.difference;
  const Mark = kind === "added" ? Added : Removed;
  return (
    <Mark>
      <VisuallyHidden lang="en">{` ${kind === "added" ? added : removed} `}</VisuallyHidden>
      {text}
      <VisuallyHidden lang="en">{` ${end} `}</VisuallyHidden>
    </Mark>
  );
}

function toRows(before: VersionText, after: VersionText) {
  const { meta } = before;
  const names = KEPT_FIELDS.filter((name) => meta && after.meta && meta[name] !== after.meta[name]);
  const pairs = [
    { name: "title", texts: [before.title, after.title] },
    ...names.map((name) => ({ name, texts: [meta?.[name] ?? "", after.meta?.[name] ?? ""] })),
    { name: "content", texts: [readableText(before.html), readableText(after.html)] },
  ] as const;
  return pairs
    .filter(({ texts: [former, latter] }) => former !== latter)
    .map(({ name, texts: [former = "", latter = ""] }) => ({
      name,
      parts: wordDifference(former, latter),
    }));
}
