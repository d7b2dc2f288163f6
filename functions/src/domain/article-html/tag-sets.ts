function tags(names: string): ReadonlySet<string> {
  return new Set(names.split(" "));
}

/** A `<` before any other word (`<M16>`, `<https://…>`) is text. */
export const KNOWN_TAGS = tags(
  "a abbr address applet article aside audio b base bdi bdo big blockquote body br button caption center cite code col " +
    "colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 " +
    "h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main mark marquee math meta nav " +
    "noscript object ol option p param picture pre q s samp script section select small source span strike strong style " +
    "sub summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var video wbr",
);

export const INLINE_TAGS = tags(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup " +
    "time tt u var wbr",
);

export const BLOCK_TAGS = tags(
  "address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 " +
    "h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul",
);

/** Their content is not shown to readers. */
export const HIDDEN_TAGS = tags(
  "script style noscript template textarea title iframe object svg math audio video canvas select button noembed noframes xmp",
);

/** Their content is not markup. */
export const RAW_TEXT_TAGS = tags("script style textarea title xmp iframe noembed noframes");
