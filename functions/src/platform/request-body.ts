/** No input of a call is nested deeper. */
const MAX_DEPTH = 32;

/**
 * Whether the SDK can decode a parsed body. It decodes recursively, and fails with an error that it logs when the stack
 * is full, or for a type that it does not know.
 */
export function isDecodable(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter(isObject);
    if (depth > MAX_DEPTH || objects.some((object) => "@type" in object)) return false;
    level = objects.flatMap((object): readonly unknown[] => Object.values(object));
  }
  return true;
}

/** Bytes of a file are no object. */
function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}
