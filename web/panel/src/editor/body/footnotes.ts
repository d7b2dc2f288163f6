import { type Editor, Extension, Node as NodeType } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";

const NOTE_LINK = /^#(?:user-content-)?(fn-.+)$/;
const NOTE_ID = /^(?:user-content-)?(fn-.+)$/;

interface Reference {
  readonly from: number;
  readonly node: Node;
  /** The id of the note that it leads to. */
  readonly note: string;
}

interface Note {
  readonly id: string;
  /** The place of the note's list item. */
  readonly from: number;
  readonly to: number;
  /** As readers see it, before the item. */
  readonly number: number;
}

/** The list of notes at the end, in the form that Markdown's footnotes have: `<section><h2>Notas</h2><ol>`. */
const Footnotes = NodeType.create({
  name: "footnotes",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [
    {
      tag: "section",
      getAttrs: (section) =>
        section.querySelector('li[id^="fn-"], li[id^="user-content-fn-"]') !== null && null,
    },
  ],
  renderHTML: () => ["section", 0],
});

/** Keeps the number of each reference that of its note. */
const Numbers = Extension.create({
  name: "footnoteNumbers",
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) =>
        transactions.some(({ docChanged }) => docChanged) ? renumber(state) : null,
    }),
  ],
});

export const footnotes = [Footnotes, Numbers];

function findReferences(doc: Node): readonly Reference[] {
  const references: Reference[] = [];
  doc.descendants((node, from) => {
    const link = node.marks.find(({ type }) => type.name === "link");
    const [, note] = NOTE_LINK.exec(String(link?.attrs.href)) ?? [];
    if (note !== undefined) references.push({ from, node, note });
  });
  return references;
}

function findNotes(doc: Node): readonly Note[] {
  const notes: Note[] = [];
  doc.descendants((list, position) => {
    if (list.type.name !== "orderedList") return !list.isTextblock;
    list.forEach((item, offset, index) => {
      const [, id] = NOTE_ID.exec(String(item.attrs.id)) ?? [];
      const from = position + 1 + offset;
      const number = Number(list.attrs.start ?? 1) + index;
      if (id !== undefined) notes.push({ id, from, to: from + item.nodeSize, number });
    });
    return true;
  });
  return notes;
}

function renumber({ doc, schema, tr }: EditorState): Transaction | null {
  // Its search leaves out what is inside paragraphs, which is almost everything.
  const notes = findNotes(doc);
  if (notes.length === 0) return null;
  const numbers = new Map(notes.map(({ id, number }) => [id, String(number)]));
  for (const { from, node, note } of findReferences(doc).toReversed()) {
    const number = numbers.get(note);
    if (number !== undefined && /^\d+$/.test(node.text ?? "") && node.text !== number)
      tr.replaceWith(from, from + node.nodeSize, schema.text(number, node.marks));
  }
  return tr.docChanged ? tr : null;
}

/**
 * Adds a reference at the caret, and its note in the order of the references, where the caret goes.
 * @returns false where a text can have none
 */
export function addFootnote(editor: Editor): boolean {
  const { doc, schema, selection, tr } = editor.state;
  const { $to, to } = selection;
  const notes = findNotes(doc);
  const isInNote = notes.some((note) => note.from < to && to < note.to);
  if (isInNote || !$to.parent.inlineContent || $to.parent.type.spec.code) return false;
  const references = findReferences(doc);
  const ids = new Set([...notes.map(({ id }) => id), ...references.map(({ note }) => note)]);
  let key = 1;
  while (ids.has(`fn-${key}`)) key += 1;

  const { link, superscript } = schema.marks;
  const { footnotes: section, heading, listItem, orderedList, paragraph } = schema.nodes;
  if (!link || !superscript || !section || !heading || !listItem || !orderedList || !paragraph)
    throw new Error("The editor has no footnotes.");
  const back = schema.text("↩", [link.create({ href: `#fnref-${key}` })]);
  const item = listItem.create(
    { id: `fn-${key}` },
    paragraph.create(null, [schema.text(" "), back]),
  );
  const before = references.findLast(
    ({ from, note }) => from < to && notes.some(({ id }) => id === note),
  );
  const previous = notes.find(({ id }) => id === before?.note);
  const [first] = notes;
  if (first) tr.insert(previous?.to ?? first.from, item);
  else {
    const title = heading.create({ level: 2, id: "footnote-label" }, schema.text("Notas"));
    tr.insert(doc.content.size, section.create(null, [title, orderedList.create(null, item)]));
  }
  const reference = schema.text(String((previous?.number ?? 0) + 1), [
    superscript.create(),
    link.create({ href: `#fn-${key}`, id: `fnref-${key}` }),
  ]);
  tr.insert(to, reference);
  const note = findNotes(tr.doc).find(({ id }) => id === `fn-${key}`);
  if (note) tr.setSelection(TextSelection.near(tr.doc.resolve(note.from + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}
