import type { Element, ElementContent, Properties, Root } from "hast";
import { getText } from "../targets.ts";
import { walk } from "../walk.ts";
import type { Reading } from "./reading.ts";

interface Item {
  readonly tag: "ul" | "ol";
  /** The depth in the list; 0 is its top. */
  readonly level: number;
  readonly children: readonly ElementContent[];
  readonly properties?: Properties;
}

/** Lists that other programs write flat, with kind and level in attributes. */
export function readLists(tree: Root, reading: Reading): void {
  walk(tree, (node, index, parent) => {
    if (node.tagName === "p" && wordLevel(node) > 0) {
      const end = endOfWordList(parent, index);
      const items = parent.children.slice(index, end).filter(isElement);
      const lists = nest(items.map(toWordItem));
      parent.children.splice(index, end - index, ...lists);
      reading.isChanged = true;
      return index + lists.length;
    }
    if (!isQuillList(node)) return undefined;
    const lists = nest(node.children.filter(isElement).map(toQuillItem));
    parent.children.splice(index, 1, ...lists);
    reading.isChanged = true;
    return index + lists.length;
  });
}

function nest(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  let open: { readonly list: Element; readonly level: number }[] = [];
  for (const { tag, level, children, properties = {} } of items) {
    open = open.filter((list) => list.level <= level);
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName !== tag) open.pop();
    if (open.at(-1)?.level !== level) {
      const list: Element = { type: "element", tagName: tag, properties: {}, children: [] };
      const parent = open.at(-1)?.list.children.findLast(isElement);
      (parent?.children ?? lists).push(list);
      open.push({ list, level });
    }
    const item: Element = {
      type: "element",
      tagName: "li",
      properties,
      children: [...children],
    };
    open.at(-1)?.list.children.push(item);
  }
  return lists;
}

/** Quill 2 writes every list as `<ol>`, and the kind of an item in `data-list`. */
function isQuillList({ tagName, children }: Element): boolean {
  const items = children.filter(isElement);
  return (
    /^[ou]l$/.test(tagName) &&
    items.some(({ properties }) => properties.dataList !== undefined) &&
    items.every((item) => item.tagName === "li")
  );
}

const SIGNS: Readonly<Record<string, string>> = { checked: "☑ ", unchecked: "☐ " };

function toQuillItem({ properties, children }: Element): Item {
  const kind = String(properties.dataList ?? "ordered");
  const [, level] =
    /(?:^| )ql-indent-(\d)(?: |$)/.exec([properties.className].flat().join(" ")) ?? [];
  const sign = SIGNS[kind];
  const classes = [properties.className].flat().filter((name) => !/^ql-indent-/.test(String(name)));
  const { dataList: _, ...rest } = properties;
  return {
    properties: { ...rest, className: classes.map(String) },
    tag: kind === "ordered" ? "ol" : "ul",
    level: Number(level ?? 0),
    children: sign === undefined ? children : [{ type: "text", value: sign }, ...children],
  };
}

/** Word writes items as paragraphs, with the level in the style and a typed marker. */
function wordLevel({ properties }: Element): number {
  return Number(/mso-list:[^;]{0,60}level(\d)/.exec(String(properties.style ?? ""))?.[1] ?? 0);
}

function endOfWordList(parent: Root | Element, start: number): number {
  let end = start + 1;
  for (let at = end; at < parent.children.length; at += 1) {
    const node = parent.children[at];
    if (node?.type === "text" && node.value.trim() === "") continue;
    if (node === undefined || !isElement(node) || wordLevel(node) === 0) break;
    end = at + 1;
  }
  return end;
}

function toWordItem(item: Element): Item {
  const marker = takeMarker(item)?.trim() ?? "";
  return {
    tag: /^(?:\d{1,3}|[a-z]{1,4})[.)]/i.test(marker) ? "ol" : "ul",
    level: wordLevel(item) - 1,
    children: item.children,
  };
}

function takeMarker(parent: Element): string | undefined {
  for (const [index, child] of parent.children.entries()) {
    if (!isElement(child)) continue;
    if (/mso-list:\s*Ignore/i.test(String(child.properties.style ?? ""))) {
      parent.children.splice(index, 1);
      return getText(child);
    }
    const marker = takeMarker(child);
    if (marker !== undefined) return marker;
  }
  return undefined;
}

function isElement(node: Root["children"][number]): node is Element {
  return node.type === "element";
}
