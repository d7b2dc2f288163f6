const INLINE =
  "a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt " +
  "u var wbr";
const BLOCK =
  "address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 " +
  "h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul";
const RAW_TEXT = "script style textarea title iframe";
const OLD_RAW_TEXT = "xmp noembed noframes";
const HIDDEN = "noscript template object svg math audio video select button";

function tags(...names: readonly string[]): ReadonlySet<string> {
  return new Set(names.join(" ").split(" "));
}

/** A `<` before any other word (`<M16>`, `<https://…>`) is text. */
export const KNOWN_TAGS = tags(
  ...[INLINE, BLOCK, RAW_TEXT, HIDDEN],
  "applet base body br center col colgroup dialog embed frame frameset head html img input legend link marquee meta",
  "option param picture source",
);

export const INLINE_TAGS = tags(INLINE, "data");

export const BLOCK_TAGS = tags(BLOCK);

/** Their content is not markup. */
export const RAW_TEXT_TAGS = tags(RAW_TEXT, OLD_RAW_TEXT);

/** Their content is not shown to readers. */
export const HIDDEN_TAGS = tags(HIDDEN, RAW_TEXT, OLD_RAW_TEXT, "canvas");
