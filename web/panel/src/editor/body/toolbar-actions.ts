import type { Editor } from "@tiptap/core";
import { addFootnote } from "./footnotes.ts";

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export interface ToolAction {
  readonly label: string;
  readonly run: (editor: Editor) => boolean;
  readonly isActive?: (editor: Editor) => boolean;
  readonly swatch?: string;
}

const focused = (editor: Editor) => editor.chain().focus();

export const blocks: readonly ToolAction[] = [
  {
    label: "Paragraph",
    run: (editor) => focused(editor).setParagraph().run(),
    isActive: (editor) => editor.isActive("paragraph"),
  },
  ...LEVELS.map((level) => ({
    label: `Heading ${level}`,
    run: (editor: Editor) => focused(editor).setHeading({ level }).run(),
    isActive: (editor: Editor) => editor.isActive("heading", { level }),
  })),
  {
    label: "Quote",
    run: (editor) => focused(editor).toggleBlockquote().run(),
    isActive: (editor) => editor.isActive("blockquote"),
  },
  {
    label: "Code",
    run: (editor) => focused(editor).toggleCodeBlock().run(),
    isActive: (editor) => editor.isActive("codeBlock"),
  },
];

export const marks = {
  bold: {
    label: "Bold",
    run: (editor) => focused(editor).toggleBold().run(),
    isActive: (editor) => editor.isActive("bold"),
  },
  italic: {
    label: "Italic",
    run: (editor) => focused(editor).toggleItalic().run(),
    isActive: (editor) => editor.isActive("italic"),
  },
  underline: {
    label: "Underline",
    run: (editor) => focused(editor).toggleUnderline().run(),
    isActive: (editor) => editor.isActive("underline"),
  },
  strike: {
    label: "Strikethrough",
    run: (editor) => focused(editor).toggleStrike().run(),
    isActive: (editor) => editor.isActive("strike"),
  },
} as const satisfies Record<string, ToolAction>;

export const moreFormats: readonly ToolAction[] = [
  {
    label: "Superscript",
    run: (editor) => focused(editor).unsetMark("subscript").toggleMark("superscript").run(),
    isActive: (editor) => editor.isActive("superscript"),
  },
  {
    label: "Subscript",
    run: (editor) => focused(editor).unsetMark("superscript").toggleMark("subscript").run(),
    isActive: (editor) => editor.isActive("subscript"),
  },
  { label: "Footnote", run: addFootnote },
  {
    label: "Clear formatting",
    run: (editor) => focused(editor).unsetAllMarks().unsetTextAlign().run(),
  },
];

export const lists = {
  ordered: {
    label: "Ordered list",
    run: (editor) => focused(editor).toggleOrderedList().run(),
    isActive: (editor) => editor.isActive("orderedList"),
  },
  bullet: {
    label: "Bullet list",
    run: (editor) => focused(editor).toggleBulletList().run(),
    isActive: (editor) => editor.isActive("bulletList"),
  },
  indent: { label: "Indent", run: (editor) => focused(editor).sinkListItem("listItem").run() },
  outdent: { label: "Outdent", run: (editor) => focused(editor).liftListItem("listItem").run() },
} as const satisfies Record<string, ToolAction>;

export const alignments: readonly ToolAction[] = ["left", "center", "right", "justify"].map(
  (side) => ({
    label: `Align ${side}`,
    run: (editor) => focused(editor).setTextAlign(side).run(),
    isActive: (editor) => editor.isActive({ textAlign: side }),
  }),
);

/** Contrast on white is at least 4.5:1. */
const TEXT_COLORS = {
  Petrol: "#0b5a73",
  Red: "#b42318",
  Green: "#067647",
  Orange: "#b54708",
  Grey: "#475467",
};
const BACKGROUND_COLORS = {
  Blue: "#d9eef5",
  Yellow: "#fef3c7",
  Green: "#d1fadf",
  Red: "#fee4e2",
  Grey: "#e8ecef",
};

export const textColors: readonly ToolAction[] = [
  { label: "No colour", run: (editor) => focused(editor).unsetColor().run() },
  ...Object.entries(TEXT_COLORS).map(([label, swatch]) => ({
    label,
    swatch,
    run: (editor: Editor) => focused(editor).setColor(swatch).run(),
    isActive: (editor: Editor) => editor.isActive("textStyle", { color: swatch }),
  })),
];

export const backgroundColors: readonly ToolAction[] = [
  { label: "No background", run: (editor) => focused(editor).unsetBackgroundColor().run() },
  ...Object.entries(BACKGROUND_COLORS).map(([label, swatch]) => ({
    label,
    swatch,
    run: (editor: Editor) => focused(editor).setBackgroundColor(swatch).run(),
    isActive: (editor: Editor) => editor.isActive("textStyle", { backgroundColor: swatch }),
  })),
];

export const tables: readonly ToolAction[] = [
  {
    label: "Insert table",
    run: (editor) => focused(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { label: "Add row below", run: (editor) => focused(editor).addRowAfter().run() },
  { label: "Add column after", run: (editor) => focused(editor).addColumnAfter().run() },
  { label: "Delete row", run: (editor) => focused(editor).deleteRow().run() },
  { label: "Delete column", run: (editor) => focused(editor).deleteColumn().run() },
  { label: "Header row on or off", run: (editor) => focused(editor).toggleHeaderRow().run() },
  { label: "Merge or split cells", run: (editor) => focused(editor).mergeOrSplit().run() },
  { label: "Delete table", run: (editor) => focused(editor).deleteTable().run() },
];

export const history = {
  undo: { label: "Undo", run: (editor) => focused(editor).undo().run() },
  redo: { label: "Redo", run: (editor) => focused(editor).redo().run() },
} as const satisfies Record<string, ToolAction>;
