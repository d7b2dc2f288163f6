import type { Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";

const ADDRESS = /^https?:\/\/[^\s<>"']{1,2000}$/;

/** Inserts a pasted web address as a link. @returns false for anything else, and in code */
export function pasteAddress({ state, dispatch }: EditorView, { content }: Slice): boolean {
  const text = content.textBetween(0, content.size);
  const { link } = state.schema.marks;
  const { empty, $from } = state.selection;
  if (!link || !empty || $from.parent.type.spec.code || !ADDRESS.test(text)) return false;
  const mark = link.create({ href: text });
  dispatch(state.tr.replaceSelectionWith(state.schema.text(text, [mark]), false).scrollIntoView());
  return true;
}
