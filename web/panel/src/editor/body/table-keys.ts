import type { Editor } from "@tiptap/core";
import { Table, type TableOptions } from "@tiptap/extension-table";
import { Plugin } from "@tiptap/pm/state";

/**
 * Tab moves between cells and adds a row after the last one; after Escape it leaves the editor.
 * ArrowDown and a click below a table that ends the text lead to a paragraph there.
 */
export const TableWithKeys = Table.extend<TableOptions, { leaves: boolean }>({
  addStorage: () => ({ leaves: false }),
  onTransaction() {
    this.storage.leaves = false;
  },
  addKeyboardShortcuts() {
    const parent = this.parent?.() ?? {};
    const unlessLeaving = (name: "Tab" | "Shift-Tab") => () =>
      !this.storage.leaves && parent[name]?.({ editor: this.editor }) === true;
    return {
      ...parent,
      Tab: unlessLeaving("Tab"),
      "Shift-Tab": unlessLeaving("Shift-Tab"),
      Escape: () => {
        this.storage.leaves = true;
        return false;
      },
      ArrowDown: () => isInLastRow(this.editor) && writeBelow(this.editor),
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    const mousedown = ({ dom }: Editor["view"], event: MouseEvent) => {
      const last = dom.lastElementChild?.getBoundingClientRect();
      if (event.target !== dom || !last || event.clientY <= last.bottom) return false;
      const isWritten = writeBelow(editor);
      if (isWritten) event.preventDefault();
      return isWritten;
    };
    return [...(this.parent?.() ?? []), new Plugin({ props: { handleDOMEvents: { mousedown } } })];
  },
});

function isInLastRow({ state, view }: Editor): boolean {
  const { $to, empty } = state.selection;
  if (!empty || $to.index(0) < state.doc.childCount - 1 || !view.endOfTextblock("down"))
    return false;
  return Array.from({ length: $to.depth }, (_, depth) => $to.node(depth)).every(
    (node, depth) => node.type.name === "tableRow" || $to.index(depth) === node.childCount - 1,
  );
}

function writeBelow(editor: Editor): boolean {
  const { doc } = editor.state;
  if (doc.lastChild?.type.name !== Table.name) return false;
  const paragraph = { type: "paragraph" };
  editor.chain().insertContentAt(doc.content.size, paragraph).focus("end").run();
  // The command focuses at the next frame, which loses a letter typed before it.
  editor.view.focus();
  return true;
}
