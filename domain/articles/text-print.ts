import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { toWords } from "../search/words.ts";
import { type TextPrint, toPrint } from "./similarity.ts";

export function treeWords(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, "text", ({ value }) => {
    texts.push(value);
  });
  return toWords(texts.join(" "));
}

/** @returns unreadable: it takes too long to parse */
export function toTextPrint(title: string, tree: Root | null): TextPrint | "short" | "unreadable" {
  return tree ? (toPrint(title, treeWords(tree)) ?? "short") : "unreadable";
}
