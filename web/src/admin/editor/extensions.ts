import { Extension, type Extensions, Mark } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { BackgroundColor, Color, TextStyle } from "@tiptap/extension-text-style";
import { StarterKit } from "@tiptap/starter-kit";

/** A mark that is one tag and nothing else. */
const tagMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Tab leaves the editor: only inside lists does it indent (design patterns 8). */
const QuietTable = Table.extend({
  addKeyboardShortcuts() {
    const { Tab: _tab, "Shift-Tab": _back, ...others } = this.parent?.() ?? {};
    return others;
  },
});

/** Keys that lead out of the text: to the toolbar and to the link dialog. */
const keys = (onToolbar: () => void, onLink: () => void) =>
  Extension.create({
    name: "panelKeys",
    addKeyboardShortcuts: () => ({
      "Alt-F10": () => {
        onToolbar();
        return true;
      },
      "Mod-k": () => {
        onLink();
        return true;
      },
    }),
  });

/** Everything that an article may hold and the toolbar offers (EDT-05), in the form that the sanitiser lets through. */
export function extensions(onToolbar: () => void, onLink: () => void): Extensions {
  return [
    StarterKit.configure({
      // An empty paragraph that nobody wrote would count as an edit.
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
    Image.configure({ inline: true }),
    QuietTable.configure({ resizable: false }),
    TableRow,
    TableHeader,
    TableCell,
    tagMark("superscript", "sup"),
    tagMark("subscript", "sub"),
    tagMark("marked", "mark"),
    keys(onToolbar, onLink),
  ];
}

/** The editor's HTML without the widths that its tables carry; nothing at all for an empty document. */
export function tidy(html: string): string {
  if (html === "<p></p>") return "";
  return html
    .replace(/<colgroup>.*?<\/colgroup>/g, "")
    .replace(/<table style="[^"]*">/g, "<table>")
    .replace(/ (?:colspan|rowspan)="1"/g, "");
}
