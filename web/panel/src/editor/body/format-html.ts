import { BLOCK_TAGS } from "domain/article-html/tag-sets";
import { joinLines } from "domain/shared/text";

const CONTAINER = new Set(
  "ul ol table thead tbody tfoot tr blockquote section figure details dl div".split(" "),
);
const VOID = new Set(["hr", "br", "img"]);

/** Formats HTML with one block per line; the rendered result stays the same. */
export function formatHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return formatLines(body, "").join("\n");
}

function formatLines(parent: Element, indent: string): string[] {
  const lines: string[] = [];
  let run = "";
  const endRun = () => {
    if (run.trim() !== "") lines.push(indent + run.trim());
    run = "";
  };
  for (const child of parent.childNodes) {
    if (!(child instanceof Element) || !isBlock(child)) {
      run += getSource(child);
      continue;
    }
    endRun();
    lines.push(...blockLines(child, indent));
  }
  endRun();
  return lines;
}

function blockLines(block: Element, indent: string): string[] {
  const opening = getOpeningTag(block);
  if (VOID.has(block.localName)) return [indent + opening];
  const holdsBlocks = [...block.children].some(isBlock);
  if (block.localName === "pre" || !(CONTAINER.has(block.localName) || holdsBlocks)) {
    return [indent + getSource(block)];
  }
  return [indent + opening, ...formatLines(block, `${indent}  `), `${indent}</${block.localName}>`];
}

function isBlock(element: Element): boolean {
  return BLOCK_TAGS.has(element.localName);
}

function getOpeningTag(element: Element): string {
  const copy = element.cloneNode(false) as Element;
  return copy.outerHTML.replace(`</${element.localName}>`, "");
}

function getSource(node: ChildNode): string {
  if (node instanceof Element) return node.outerHTML;
  const holder = document.createElement("div");
  holder.append(node.cloneNode());
  return joinLines(holder.innerHTML);
}
