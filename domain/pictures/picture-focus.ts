import { CARD, type Focus, storedPictureAt } from "./picture-address.ts";
import { findPictureIds } from "./picture-ids.ts";

export const CENTER: Focus = { x: 50, y: 50 };

export function getFocus(stored: {
  readonly focus_x?: number | undefined;
  readonly focus_y?: number | undefined;
}): Focus {
  return { x: stored.focus_x ?? CENTER.x, y: stored.focus_y ?? CENTER.y };
}

export function isSameFocus(a: Focus, b: Focus): boolean {
  return a.x === b.x && a.y === b.y;
}

export function withFocus(url: string, focus: Focus): string {
  const [file = ""] = url.split("#");
  return isSameFocus(focus, CENTER) ? file : `${file}#${focus.x}-${focus.y}`;
}

export function storedPictureId(url: string): string | undefined {
  return storedPictureAt(url) ? findPictureIds(url)[0] : undefined;
}

/** The name of a picture's link preview, which has the focus because stored copies never change. */
export function previewName(focus: Focus = CENTER): string {
  return `${CARD.width}${isSameFocus(focus, CENTER) ? "" : `-${focus.x}-${focus.y}`}.jpg`;
}

/** @returns the link preview of an uploaded picture, null for other addresses */
export function findPreviewUrl(url: string): string | null {
  const stored = storedPictureAt(url);
  return stored && stored.base + previewName(stored.focus);
}
