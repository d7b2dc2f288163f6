import type { Options } from "rehype-sanitize";
import { HIDDEN_TAGS } from "./tag-sets.ts";

/** `filterStyles` restricts `style` afterwards. */
export const SANITIZE_SCHEMA: Options = {
  tagNames: (
    "h1 h2 h3 h4 h5 h6 p div span br hr ul ol li dl dt dd blockquote pre code kbd samp var strong b em i u s del ins sub " +
    "sup small mark abbr cite q dfn time a img figure figcaption table caption thead tbody tfoot tr th td section " +
    "details summary"
  ).split(" "),
  attributes: {
    "*": ["id", "style", "lang", "dir"],
    a: ["href", "title"],
    abbr: ["title"],
    blockquote: ["cite"],
    code: [["className", /^language-[\w+#.-]{1,40}$/]],
    del: ["dateTime"],
    details: ["open"],
    img: ["src", "alt", "title", "width", "height"],
    ins: ["dateTime"],
    li: ["value"],
    ol: ["start", "reversed"],
    q: ["cite"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan", "scope"],
    time: ["dateTime"],
  },
  protocols: {
    href: ["http", "https", "mailto", "tel"],
    src: ["https"],
    cite: ["http", "https"],
  },
  ancestors: {
    caption: ["table"],
    tbody: ["table"],
    td: ["table"],
    tfoot: ["table"],
    th: ["table"],
    thead: ["table"],
    tr: ["table"],
  },
  clobber: [],
  strip: [...HIDDEN_TAGS, "embed", "applet", "plaintext", "head"],
  allowComments: false,
  allowDoctypes: false,
};
