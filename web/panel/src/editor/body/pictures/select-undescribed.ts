import type { TiptapEditorHTMLElement } from "@tiptap/core";
import { selectRange } from "../claim-places.ts";

const UNDESCRIBED = /<img(?![^<>]*\salt\b)[^<>]*>|!\[\s*\][([]/i;

/** Selects the first picture without a description in one of the text's fields. */
export function selectUndescribed(field: HTMLElement): void {
  if (field instanceof HTMLTextAreaElement) {
    const match = UNDESCRIBED.exec(field.value);
    if (match) selectRange(field, { start: match.index, end: match.index + match[0].length });
    return;
  }
  const { editor } = field as TiptapEditorHTMLElement;
  let at: number | null = null;
  editor?.state.doc.descendants((node, position) => {
    if (at === null && node.type.name === "image" && node.attrs.alt === null) at = position;
  });
  if (!editor || at === null) return;
  editor.chain().setNodeSelection(at).focus(undefined, { scrollIntoView: false }).run();
  const picture = editor.view.nodeDOM(at);
  if (picture instanceof Element) picture.scrollIntoView({ block: "center" });
}
