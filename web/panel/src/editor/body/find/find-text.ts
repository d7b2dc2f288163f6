import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { escapePattern } from "domain/search/words";

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** All places of a text in a document, whatever its capitals are, also where its letters are formatted differently. */
export function findText(document: Node, text: string): readonly Place[] {
  if (text === "") return [];
  const literal = new RegExp(escapePattern(text), "giu");
  const places: Place[] = [];
  document.descendants((block, position) => {
    if (!block.isTextblock) return true;
    // Every node inside of a block counts as one character, as in positions.
    const content = block.textBetween(0, block.content.size, "\n", "\n");
    for (const { 0: found, index } of content.matchAll(literal)) {
      const from = position + 1 + index;
      places.push({ from, to: from + found.length });
    }
    return false;
  });
  return places;
}

/** Replaces all places in one step of the history. The new text has the format of the first letter that it replaces. */
export function replacePlaces(editor: Editor, places: readonly Place[], text: string): void {
  const { tr, schema } = editor.state;
  for (const { from, to } of places.toReversed()) {
    const marks = tr.doc.resolve(from + 1).marks();
    if (text === "") tr.delete(from, to);
    else tr.replaceWith(from, to, schema.text(text, marks));
  }
  editor.view.dispatch(tr);
}
