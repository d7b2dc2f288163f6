/** Widths of the copies of a picture, in pixels. */
export const WIDTHS = [400, 672, 800, 1200, 1600];
const USUAL = 800;

/** The size of link previews: https://developers.facebook.com/docs/sharing/webmasters/images */
export const CARD = { width: 1200, height: 630 } as const;

interface Size {
  /** Of the original, upright. */
  readonly width: number;
  readonly height: number;
  readonly is_animated: boolean;
}

/** Percent from the left and the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface StoredPicture extends Size {
  /** Without the copy's name. */
  readonly base: string;
  /** Undefined is the center. */
  readonly focus: Focus | undefined;
}

const ADDRESS =
  /^(\/media\/[0-9a-f]{32}-(\d{1,5})x(\d{1,5})(-a)?\/)800\.webp(?:#(\d{1,3})-(\d{1,3}))?$/;

/** Tells the size, so that pages choose a copy without a read. */
export function pictureUrl(hash: string, size: Size): string {
  return `/media/${toFolder(hash, size)}/${USUAL}.webp`;
}

/** @returns null for the address of any other picture */
export function storedPictureAt(url: string): StoredPicture | null {
  const [, base, width, height, animated, x, y] = ADDRESS.exec(url) ?? [];
  if (!base) return null;
  return {
    base,
    width: Number(width),
    height: Number(height),
    is_animated: animated !== undefined,
    focus: x && y ? { x: Number(x), y: Number(y) } : undefined,
  };
}

export function objectPosition({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}

/** No copy is wider than the original. */
export function getWidths(width: number): readonly number[] {
  return WIDTHS.filter((candidate, at) => candidate <= USUAL || (WIDTHS[at - 1] ?? 0) < width);
}

export function toFolder(hash: string, { width, height, is_animated }: Size): string {
  return `${hash}-${width}x${height}${is_animated ? "-a" : ""}`;
}
