import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { wordsOf } from "../search/words.ts";
import { printOf, type TextPrint } from "./similarity.ts";

export function treeWords(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, "text", ({ value }) => {
    texts.push(value);
  });
  return wordsOf(texts.join(" "));
}

/** @returns unreadable: it takes too long to parse */
export function textPrintOf(title: string, tree: Root | null): TextPrint | "short" | "unreadable" {
  return tree ? (printOf(title, treeWords(tree)) ?? "short") : "unreadable";
}
