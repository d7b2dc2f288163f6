/** As their decoder calls them. */
export const DECODED_TYPES = ["jpeg", "png", "webp", "avif", "gif"] as const;
export const PICTURE_TYPES = [...DECODED_TYPES, "svg"] as const;

/** Media types of uploads. */
export const PICTURE_FILES: readonly string[] = PICTURE_TYPES.map(
  (type) => `image/${type === "svg" ? "svg+xml" : type}`,
);
