import { CARD, type Focus, storedPictureAt } from "./picture-address.ts";
import { pictureIdsOf } from "./picture-ids.ts";

export const CENTER: Focus = { x: 50, y: 50 };

/** Of a document in `media`, where the center is not stored. */
export function focusOf(stored: {
  readonly focus_x?: number | undefined;
  readonly focus_y?: number | undefined;
}): Focus {
  return { x: stored.focus_x ?? CENTER.x, y: stored.focus_y ?? CENTER.y };
}

export function isSameFocus(a: Focus, b: Focus): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The address of a post's own picture, which crops are made of. */
export function withFocus(url: string, focus: Focus): string {
  const [file = ""] = url.split("#");
  return isSameFocus(focus, CENTER) ? file : `${file}#${focus.x}-${focus.y}`;
}

/** @returns undefined for the address of any other picture */
export function storedPictureId(url: string): string | undefined {
  return storedPictureAt(url) ? pictureIdsOf(url)[0] : undefined;
}

/** Copies never change, so each focus has a file of its own. */
export function previewName(focus: Focus = CENTER): string {
  return `${CARD.width}${isSameFocus(focus, CENTER) ? "" : `-${focus.x}-${focus.y}`}.jpg`;
}
