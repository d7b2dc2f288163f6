import type { Node } from "@tiptap/pm/model";
import { foreignAddress } from "domain/pictures/foreign-address";

/** The parts of a text that a change leaves alone stay the same nodes. */
const knownAddresses = new WeakMap<Node, readonly string[]>();

/** @returns addresses of its pictures on other servers, each once */
export function foreignIn(node: Node): readonly string[] {
  const before = knownAddresses.get(node);
  if (before) return before;
  const source = String(node.attrs.src);
  const isForeign =
    node.type.name === "image" && foreignAddress(source, [location.origin]) !== null;
  const own = isForeign ? [source] : [];
  const found = [...new Set([...own, ...node.children.flatMap(foreignIn)])];
  knownAddresses.set(node, found);
  return found;
}
