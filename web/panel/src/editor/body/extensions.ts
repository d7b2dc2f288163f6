import { Extension, type Extensions, Mark } from "@tiptap/core";
import { TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { BackgroundColor, Color, TextStyle } from "@tiptap/extension-text-style";
import { StarterKit } from "@tiptap/starter-kit";
import { INDENT } from "domain/article-html/filter-style";
import { figures } from "./figures.ts";
import { footnotes } from "./footnotes.ts";
import { Picture } from "./pictures/picture-node.ts";
import { TableWithKeys } from "./table-keys.ts";

const tagMark = (name: string, tag: string, priority = 100) =>
  Mark.create({
    name,
    priority,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Indent = Extension.create({
  name: "indent",
  addGlobalAttributes: () => [
    {
      types: ["heading", "paragraph", "listItem"],
      attributes: {
        indent: {
          default: null,
          parseHTML: ({ style }) => INDENT.exec(style.marginLeft)?.[0] ?? null,
          renderHTML: ({ indent }) => (indent ? { style: `margin-left: ${indent}` } : {}),
        },
      },
    },
  ],
});

/** Links inside of the text go to these. A block that is split keeps its own. */
const Target = Extension.create({
  name: "target",
  addGlobalAttributes: () => [
    {
      // The link of a footnote's number is where its note leads back to.
      types: ["heading", "paragraph", "listItem", "blockquote", "tableCell", "tableHeader", "link"],
      attributes: {
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: ({ id }) => id || null,
          renderHTML: ({ id }: { id?: string | null }) => (id ? { id } : {}),
        },
      },
    },
  ],
});

const shortcuts = (onToolbar: () => void, onLink: () => void, onFind: () => void) =>
  Extension.create({
    name: "panelKeys",
    addKeyboardShortcuts: () => ({
      "Alt-F10": () => {
        onToolbar();
        return true;
      },
      "Mod-h": () => {
        onFind();
        return true;
      },
      "Mod-k": () => {
        onLink();
        return true;
      },
    }),
  });

export function createExtensions(
  onToolbar: () => void,
  onLink: () => void,
  onFind: () => void = () => {},
): Extensions {
  return [
    StarterKit.configure({
      // An empty paragraph added by the editor would count as an edit.
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: false,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    TextStyle,
    Color,
    BackgroundColor,
    TextAlign.configure({ types: ["heading", "paragraph"] }),
    Indent,
    Target,
    Picture,
    TableWithKeys.configure({ resizable: false }),
    TableRow,
    TableHeader,
    TableCell,
    ...figures,
    ...footnotes,
    // Around links, as in Markdown's footnotes.
    tagMark("superscript", "sup", 1001),
    tagMark("subscript", "sub"),
    tagMark("marked", "mark"),
    shortcuts(onToolbar, onLink, onFind),
  ];
}

/** The editor puts a figure's picture into a paragraph. */
const PICTURE_PARAGRAPH =
  /<figure><p>((?:<a(?: [a-z-]+="[^"]*")*>)?<img(?: [a-z-]+="[^"]*")*>(?:<\/a>)?)<\/p>/g;

/** Removes the widths of tables and an empty last paragraph after one; an empty document becomes "". */
export function normalizeHtml(html: string): string {
  if (html === "<p></p>") return "";
  return html
    .replace(/<colgroup>(?:<col\b[^<>]*>)*<\/colgroup>/g, "")
    .replace(/<table style="[^"]*">/g, "<table>")
    .replace(/<\/table><p><\/p>$/, "</table>")
    .replace(/ (?:colspan|rowspan)="1"/g, "")
    .replace(PICTURE_PARAGRAPH, "<figure>$1")
    .replaceAll("<figcaption></figcaption>", "");
}
