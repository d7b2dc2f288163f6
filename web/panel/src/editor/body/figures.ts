import { type Editor, mergeAttributes, Node as NodeType } from "@tiptap/core";
import { Fragment, type Node, type ResolvedPos } from "@tiptap/pm/model";
import { NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state";

/** A picture with its caption. Articles of other programs also have tables in figures. */
const Figure = NodeType.create({
  name: "figure",
  group: "block",
  content: "(block+ figcaption?) | (figcaption block+)",
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Enter: () => leaveCaption(editor),
      Backspace: () => joinCaption(editor) || removePictureOfFigure(editor),
      Delete: () => removePictureOfFigure(editor),
    };
  },
});

const Figcaption = NodeType.create({
  name: "figcaption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: () => ["figcaption", 0],
});

export const figures = [Figure, Figcaption];

/** @returns the place of the figure around it */
function findFigure($at: ResolvedPos): number | null {
  for (let depth = $at.depth; depth > 0; depth -= 1)
    if ($at.node(depth).type.name === "figure") return $at.before(depth);
  return null;
}

export function hasCaption({ state: { doc } }: Editor, picture: number): boolean {
  const at = findFigure(doc.resolve(picture));
  let isFound = false;
  doc.nodeAt(at ?? doc.content.size)?.forEach(({ type }) => {
    isFound ||= type.name === "figcaption";
  });
  return isFound;
}

export function canHaveCaption({ state: { doc } }: Editor, picture: number): boolean {
  const $at = doc.resolve(picture);
  if (findFigure($at) !== null) return true;
  const { figure } = doc.type.schema.nodes;
  const [depth, index] = [$at.depth - 1, $at.index(Math.max(0, $at.depth - 1))];
  return (
    figure !== undefined &&
    $at.parent.type.name === "paragraph" &&
    $at.node(depth).canReplaceWith(index, index + 1, figure)
  );
}

/** The caption is empty, and the caret stands in it. Text around the picture becomes paragraphs of its own. */
export function addCaption(editor: Editor, picture: number): void {
  const { doc, schema, tr } = editor.state;
  const $at = doc.resolve(picture);
  const { figure, figcaption } = schema.nodes;
  if (!figure || !figcaption || !$at.nodeAfter) return;
  const present = findFigure($at);
  if (present !== null) {
    const end = present + (doc.nodeAt(present)?.nodeSize ?? 0) - 1;
    tr.insert(end, figcaption.create()).setSelection(TextSelection.create(tr.doc, end + 1));
    editor.view.dispatch(tr);
    editor.view.focus();
    return;
  }
  const { parent, parentOffset } = $at;
  const before = parent.copy(parent.content.cut(0, parentOffset));
  const after = parent.copy(parent.content.cut(parentOffset + $at.nodeAfter.nodeSize));
  const body = [parent.type.create(null, $at.nodeAfter), figcaption.create()];
  const texts = [before, figure.create(null, body), after].filter(
    ({ type, content }) => type === figure || content.size > 0,
  );
  const from = $at.before();
  tr.replaceWith(from, $at.after(), texts);
  const start = from + (before.content.size > 0 ? before.nodeSize : 0);
  const end = start + (tr.doc.nodeAt(start)?.nodeSize ?? 0);
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1)));
  editor.view.focus();
}

/** The words of the caption stay as a paragraph. */
export function removeCaption(editor: Editor, picture: number): void {
  const { doc, tr } = editor.state;
  const at = findFigure(doc.resolve(picture));
  if (at === null) return;
  unwrap(tr, at);
  editor.view.dispatch(tr);
  editor.view.focus();
}

function unwrap(tr: Transaction, at: number): void {
  const figure = tr.doc.nodeAt(at);
  const { paragraph } = tr.doc.type.schema.nodes;
  if (!figure || !paragraph) return;
  const blocks: Node[] = [];
  figure.forEach((child) => {
    const isCaption = child.type.name === "figcaption";
    if (child.isTextblock && child.content.size === 0) return;
    blocks.push(isCaption ? paragraph.create(null, child.content) : child);
  });
  const content = blocks.length > 0 ? Fragment.from(blocks) : Fragment.from(paragraph.create());
  tr.replaceWith(at, at + figure.nodeSize, content);
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
}

function leaveCaption({ state, schema, view }: Editor): boolean {
  const { $from } = state.selection;
  const paragraph = schema.nodes.paragraph?.create();
  if ($from.parent.type.name !== "figcaption" || !paragraph) return false;
  const after = $from.after(-1);
  const tr = state.tr.insert(after, paragraph);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
}

function joinCaption({ state: { selection, tr }, view }: Editor): boolean {
  const { $from, empty } = selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.parent.type.name === "figcaption";
  if (!isAtStart) return false;
  unwrap(tr, $from.before(-1));
  view.dispatch(tr);
  return true;
}

/** A figure without its picture is none. @returns false when no picture of a figure is selected */
export function removePictureOfFigure({ state: { selection, tr }, view }: Editor): boolean {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === "image";
  const at = isPicture ? findFigure(selection.$from) : null;
  if (at === null) return false;
  tr.deleteSelection();
  let hasPicture = false;
  tr.doc.nodeAt(at)?.descendants(({ type, isBlock, isTextblock }) => {
    hasPicture ||= type.name === "image" || (isBlock && !isTextblock);
  });
  if (!hasPicture) unwrap(tr, at);
  view.dispatch(tr);
  return true;
}
