import { closeHistory } from "@tiptap/pm/history";
import type { Node, NodeType } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

export interface UploadPlace {
  readonly id: string;
  readonly at: number;
  readonly element: HTMLElement;
  /** The picture before it gets the new address. */
  readonly replaces: boolean;
  /** The alternative text of an inserted picture, null without one. */
  readonly alt: string | null;
}

type Change = { readonly add: readonly UploadPlace[] } | { readonly remove: string };

const key = new PluginKey<readonly UploadPlace[]>("uploadPlaces");

/** Shows uploads at their places, outside of the document and its history. */
export const uploadPlaces = new Plugin<readonly UploadPlace[]>({
  key,
  state: {
    init: () => [],
    apply: (tr, places) => {
      const change = tr.getMeta(key) as Change | undefined;
      const removed = change && "remove" in change ? change.remove : null;
      const index = places.findIndex(({ id }) => id === removed);
      const moved = places.map((place, at) => ({
        ...place,
        // Places stay before what is inserted at them, but after the pictures that precede them.
        at: tr.mapping.map(place.at, index >= 0 && at > index ? 1 : -1),
      }));
      const rest = moved.filter(({ id }) => id !== removed);
      return change && "add" in change ? [...rest, ...change.add] : rest;
    },
  },
  props: {
    decorations: (state) =>
      DecorationSet.create(
        state.doc,
        placesIn(state).map(({ id, at, element }) =>
          Decoration.widget(at, () => element, { key: id, side: -1, stopEvent: () => true }),
        ),
      ),
  },
});

export function placesIn(state: EditorState): readonly UploadPlace[] {
  return key.getState(state) ?? [];
}

export function withPlaces(state: EditorState, places: readonly UploadPlace[]): Transaction {
  const add = places.map((place) => ({ ...place, at: Math.min(place.at, state.doc.content.size) }));
  return state.tr.setMeta(key, { add });
}

export function withoutPlace(state: EditorState, id: string): Transaction {
  return state.tr.setMeta(key, { remove: id });
}

/** Inserts the uploaded picture at its place, as a step of its own in the history. */
export function withPicture(state: EditorState, id: string, src: string): Transaction {
  const tr = withoutPlace(state, id);
  const place = placesIn(state).find((uploadPlace) => uploadPlace.id === id);
  const { image } = state.schema.nodes;
  if (!place || !image) return tr;
  const before = state.doc.resolve(place.at).nodeBefore;
  if (place.replaces && before?.type === image) {
    const attributes = Object.entries({ src, width: null, height: null });
    for (const [name, value] of attributes)
      tr.setNodeAttribute(place.at - before.nodeSize, name, value);
  } else tr.insert(spotFor(state.doc, place.at, image), image.create({ src, alt: place.alt }));
  return closeHistory(tr);
}

/** Code holds no pictures: they follow it. */
function spotFor(doc: Node, at: number, image: NodeType): number {
  const $at = doc.resolve(at);
  const { parent } = $at;
  const takes = !parent.inlineContent || parent.canReplaceWith($at.index(), $at.index(), image);
  return takes ? at : $at.after();
}
