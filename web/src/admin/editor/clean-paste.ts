/**
 * Pasted HTML as clean as if it had been written here: text, structure, bold and italic stay; the styles, classes and
 * scaffolding of Word, Google Docs and web pages go. The editor's own schema drops every element that it does not know.
 */
export function cleanPaste(html: string): string {
  // The editor's own clipboard keeps its colours and alignment.
  if (html.includes("data-pm-slice")) return html;
  const body = inert(html);
  for (const gone of body.querySelectorAll("style, script, meta, link, title, xml")) gone.remove();
  removeComments(body);
  listsOfWord(body);
  for (const element of [...body.querySelectorAll<HTMLElement>("*")]) clean(element);
  return body.innerHTML;
}

/** The parsed text outside of any document: nothing in it is loaded or applied, and no policy has to refuse it. */
function inert(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  const body = template.content.ownerDocument.createElement("div");
  body.append(template.content);
  return body;
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Word writes lists as paragraphs of the class MsoListParagraph, with the level in the style and a typed marker. */
function listsOfWord(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const item of [...body.querySelectorAll<HTMLElement>("p")]) {
    const style = item.getAttribute("style") ?? "";
    const level = Number(/mso-list:[^;]*level(\d)/.exec(style)?.[1] ?? 0);
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

/** Takes the typed bullet or number out of a list paragraph. */
function takeMarker(item: HTMLElement): string {
  const marker = item.querySelector<HTMLElement>(
    "[style*='mso-list:Ignore'], [style*='mso-list: Ignore']",
  );
  const text = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return text;
}

const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  img: ["src", "alt", "title", "width", "height"],
  ol: ["start"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

function clean(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const isText = element.localName === "span" || element.localName === "font";
  const isBold = isText && (fontWeight === "bold" || Number(fontWeight) >= 600);
  const isItalic = isText && fontStyle === "italic";
  // Google Docs wraps everything in a bold tag that is not bold.
  const isFake = element.localName === "b" && fontWeight === "normal";
  for (const { name } of [...element.attributes]) {
    if (!KEPT[element.localName]?.includes(name)) element.removeAttribute(name);
  }
  if (isItalic) wrapContent(element, "em");
  if (isBold) wrapContent(element, "strong");
  // Word's own tags (o:p, st1:place) stand around text.
  const isForeign = element.tagName.includes(":");
  if (isText || isFake || isForeign) element.replaceWith(...element.childNodes);
}

function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
