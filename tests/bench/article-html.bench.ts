import { renderArticle } from "functions/domain/article-html/render-article";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Bench } from "./bench.ts";

const parser = unified().use(remarkParse).use(remarkGfm);
const SENTENCE = "El **acero 316L** resiste la [limpieza diaria](/contacto) con espuma clorada. ";
const ARTICLE = Array.from(
  { length: 14 },
  (_, n) => `## Apartado ${n}\n\n${SENTENCE.repeat(10)}\n\n- uno\n- dos\n\n|a|b|\n|-|-|\n|1|2|\n`,
).join("\n");

/** 40 kB each of text that an unguarded parser needs seconds for. */
const HOSTILE = [
  "*a_ ".repeat(10_000),
  "*a **b ".repeat(3_000) + "c** d*".repeat(3_000),
  "- ".repeat(20_000),
  ">- ".repeat(13_000),
  "- a\n".repeat(10_000),
  "[".repeat(40_000),
  "]".repeat(40_000),
  "`a ".repeat(13_000),
  "a@a.".repeat(10_000),
  "a\n-\n".repeat(10_000),
];

const TIMES = 10;

export async function renderBench(): Promise<Bench> {
  const { words, readAs } = renderArticle(ARTICLE);
  if (words < 1500 || readAs !== "markdown") throw new Error(`${words} words read as ${readAs}`);
  return {
    name: `${TIMES} articles of ${words} words, format detected, parsed, sanitized and checked`,
    against: "parsing their Markdown alone",
    limit: 3,
    subject: async () => repeat(() => renderArticle(ARTICLE)),
    baseline: async () => repeat(() => parser.parse(ARTICLE)),
  };
}

/** Limit: 250 ms where an ordinary article takes 50 ms. */
export async function hostileBench(): Promise<Bench> {
  return {
    name: `${HOSTILE.length} hostile texts of 40 kB`,
    against: `${TIMES} ordinary articles`,
    limit: 5,
    subject: async () => {
      for (const text of HOSTILE) renderArticle(text);
    },
    baseline: async () => repeat(() => renderArticle(ARTICLE)),
  };
}

function repeat(work: () => unknown): void {
  for (let n = 0; n < TIMES; n += 1) work();
}
