import { isHtmlParsable } from "functions/domain/article-html/parse-limits";
import { renderArticle } from "functions/domain/article-html/render-article";
import { withoutHidden } from "functions/domain/article-html/visible";

const MAX_NAME = 80;
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
 * Keeps text, structure, bold and italic of pasted HTML. Elements outside the editor's schema are
 * dropped by the editor itself.
 */
export function cleanPaste(
  html: string,
  { onLostPicture, onPlainText, isUploaded }: PasteOptions = {},
): string {
  const visible = withoutHidden(html);
  if (!isHtmlParsable(visible)) {
    onPlainText?.();
    return joinLines(renderArticle(visible, "html").html, "</p><p>");
  }
  // The editor's own clipboard keeps its colors and alignment.
  if (html.includes("data-pm-slice")) return html;
  const body = parseInert(visible);
  for (const element of body.querySelectorAll("meta, link, xml")) element.remove();
  for (const picture of body.querySelectorAll("img")) {
    const source = picture.getAttribute("src") ?? "";
    if (source.startsWith("//")) picture.setAttribute("src", `https:${source}`);
    if (/^(?:https?:|\/)/i.test(source) || isUploaded?.(source)) continue;
    onLostPicture?.(nameOf(picture, source));
    picture.remove();
  }
  convertWordLists(body);
  for (const element of [...body.querySelectorAll<HTMLElement>("*")]) cleanElement(element);
  return body.innerHTML;
}

/** Each pasted line becomes a paragraph, and the browser takes minutes for 100,000 of them. */
export function joinLines(text: string, end: string | RegExp, onJoin?: () => void): string {
  const lines = text.split(end);
  if (lines.length <= MAX_LINES) return text;
  onJoin?.();
  return lines.join(" ");
}

/** A template loads and applies nothing of the pasted HTML. */
function parseInert(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  const body = template.content.ownerDocument.createElement("div");
  body.append(template.content);
  return body;
}

/** Word's pictures are files of the computer that copied, others are often `data:` addresses. */
function nameOf(picture: HTMLImageElement, source: string): string {
  const isFile = /^file:/i.test(source) || !/^[a-z]+:/i.test(source);
  const name = isFile ? source.split(/[\\/]/).at(-1) : undefined;
  return (name || picture.alt).slice(0, MAX_NAME);
}

/**
 * Word writes lists as paragraphs of the class MsoListParagraph, with the level in the style and a
 * typed marker.
 */
function convertWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const item of [...body.querySelectorAll<HTMLElement>("p")]) {
    const style = item.getAttribute("style") ?? "";
    const level = Number(/mso-list:[^;]{0,60}level(\d)/.exec(style)?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    if (last === null || item.previousElementSibling !== last) open = [];
    const marker = takeMarker(item);
    const tag = /^(?:\d{1,3}|[a-z]{1,4})[.)]/i.test(marker) ? "ol" : "ul";
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open.push({ list, level });
    }
    const entry = body.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    item.remove();
    last = open[0]?.list ?? null;
  }
}

function takeMarker(item: HTMLElement): string {
  const marker = item.querySelector<HTMLElement>(
    "[style*='mso-list:Ignore'], [style*='mso-list: Ignore']",
  );
  const text = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return text;
}

const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  img: ["src", "alt", "title", "width", "height"],
  ol: ["start"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

function cleanElement(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const isText = element.localName === "span" || element.localName === "font";
  const isBold = isText && (fontWeight === "bold" || Number(fontWeight) >= 600);
  const isItalic = isText && fontStyle === "italic";
  // Google Docs wraps everything in a bold tag that is not bold.
  const isWrapper = element.localName === "b" && fontWeight === "normal";
  for (const { name } of [...element.attributes]) {
    if (!ALLOWED_ATTRIBUTES[element.localName]?.includes(name)) element.removeAttribute(name);
  }
  if (isItalic) wrapContent(element, "em");
  if (isBold) wrapContent(element, "strong");
  // Word's own tags (o:p, st1:place) surround text.
  const isForeign = element.tagName.includes(":");
  if (isText || isWrapper || isForeign) element.replaceWith(...element.childNodes);
}

function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
