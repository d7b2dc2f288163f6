import { keepStructure } from "domain/article-html/foreign/keep-structure";
import { readForeignMarkup } from "domain/article-html/foreign/read-foreign-markup";
import { htmlParser, htmlWriter } from "domain/article-html/html-tree";
import { isHtmlParsable } from "domain/article-html/parse-limits";
import { renderArticle } from "domain/article-html/render-article";
import { withoutHidden } from "domain/article-html/visible";

const MAX_LINES = 6000;

interface PasteOptions {
  /** Is given the name, or '', of each picture without a web address. */
  readonly onLostPicture?: (name: string) => void;
  /** For HTML that takes long to parse: its text is returned. */
  readonly onPlainText?: () => void;
  /** @param address of a picture that is uploaded */
  readonly isUploaded?: (address: string) => boolean;
}

/**
 * Reads pasted HTML as everything that enters is read, and keeps text, structure, bold and italic of it. Elements
 * outside the editor's schema are dropped by the editor itself.
 */
export function cleanPaste(
  html: string,
  { onLostPicture, onPlainText, isUploaded = () => false }: PasteOptions = {},
): string {
  const visible = withoutHidden(html);
  if (!isHtmlParsable(visible)) {
    onPlainText?.();
    return joinLines(renderArticle(visible, "html").html, "</p><p>");
  }
  // The editor's own clipboard keeps its colors and alignment.
  if (html.includes("data-pm-slice")) return html;
  const tree = htmlParser.parse(visible);
  readForeignMarkup(tree, {
    isChanged: false,
    isHeld: isUploaded,
    remark: ({ kind, what }) => {
      if (kind === "picture" || kind === "local-picture") onLostPicture?.(what);
    },
  });
  keepStructure(tree);
  return htmlWriter.stringify(tree);
}

/** Each pasted line becomes a paragraph, and the browser takes minutes for 100,000 of them. */
export function joinLines(text: string, end: string | RegExp, onJoin?: () => void): string {
  const lines = text.split(end);
  if (lines.length <= MAX_LINES) return text;
  onJoin?.();
  return lines.join(" ");
}
