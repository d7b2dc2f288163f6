import { remarkHidden } from "../article-html/foreign/hidden-elements.ts";
import { isOwnMarkup } from "../article-html/foreign/is-own-markup.ts";
import { readParagraphs } from "../article-html/foreign/read-paragraphs.ts";
import { readShortcodes } from "../article-html/foreign/read-shortcodes.ts";
import type { Reading, Remark } from "../article-html/foreign/reading.ts";
import { parseArticleTree, renderArticle } from "../article-html/render-article.ts";
import type { ContentFormat, PostBody } from "../posts/post.ts";
import { cleanText } from "../shared/clean-text.ts";
import { decideFormat } from "./decide-format.ts";
import { serialize } from "./markdown-to-html.ts";

export interface OwnText {
  readonly body: PostBody;
  readonly remarks: readonly Remark[];
}

/**
 * The only way for a text of another program, person or site to become the body of an article. A text that readers see
 * completely stays as it came; otherwise its HTML is what they will see, and the remarks say what is missing.
 */
export function toOwnText(content: string, format?: ContentFormat): OwnText {
  const found = new Map<string, Remark>();
  const remark = (newRemark: Remark) =>
    void found.set(`${newRemark.kind} ${newRemark.what}`, newRemark);
  const text = cleanText(content);
  const body = { content: text, content_format: format ?? decideFormat(text) };
  if (isOwnMarkup(text, body.content_format === "html")) return { body, remarks: [] };
  const replaced = readShortcodes(text, remark);
  const article = parseArticleTree(replaced, body.content_format);
  if (article === null) {
    remark({ kind: "formatting", what: "" });
    const { html } = renderArticle(replaced, "html");
    return { body: { content: html, content_format: "html" }, remarks: [...found.values()] };
  }
  const { tree, readAs } = article;
  remarkHidden(replaced, { markdown: readAs !== "html" }, remark);
  const reading: Reading = { isChanged: replaced !== text || found.size > 0, remark };
  if (readAs === "html") readParagraphs(tree, reading);
  const html = serialize(tree, reading);
  const remarks = [...found.values()];
  // A link without a target is shown, too.
  const isShown = !reading.isChanged && remarks.every(({ kind }) => kind === "target");
  return { body: isShown ? body : { content: html, content_format: "html" }, remarks };
}
