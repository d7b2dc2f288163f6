import type { Element } from "hast";

/** Decorative pictures have an empty `alt`. */
export function isUndescribed({ tagName, properties }: Element): boolean {
  return tagName === "img" && Boolean(properties.src) && properties.alt === undefined;
}
