import { messages } from "./messages.ts";

const { losses } = messages;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/:text-align$/, losses.alignment],
  [/color$/, losses.colors],
  [/:margin-left$/, losses.indents],
  [/:(?:col|row)span$/, losses.cells],
  [/:start$/, losses.numbers],
  [/:(?:title|alt)$/, losses.descriptions],
  [/^a(?:$|:)/, losses.links],
  [/^(?:img|figure|figcaption)(?:$|:)/, losses.pictures],
  [/^(?:ul|ol|li)$/, losses.lists],
  [/^(?:dl|dt|dd)$/, losses.definitions],
  [/^(?:table|caption|tfoot|tr|th|td)$/, losses.tables],
  [/^h\d$/, losses.headings],
  [/^(?:p|br)$/, losses.lines],
  [/^(?:blockquote|q|cite)$/, losses.quotes],
  [/^(?:pre|code|kbd|samp|var)$/, losses.code],
  [/^(?:section|details|summary|hr)$/, losses.sections],
];

export function describeLosses(features: readonly string[]): string {
  const words = features.map(
    (feature) => WORDS.find(([pattern]) => pattern.test(feature))?.[1] ?? losses.formatting,
  );
  return [...new Set(words)].join(", ");
}
