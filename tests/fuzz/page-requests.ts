import * as fc from "fast-check";

/** Below Node's 16 KiB for request line and headers. */

const KNOWN = [
  ...[
    "/articulos",
    "/articulos/rss.xml",
    "/sitemap.xml",
    "/sitemap-urls.xml",
    "/indexnow.txt",
    "/blog/acero",
    "/blog/antes",
  ],
  ...["/blog/borrado", "/blog/bucle", "/blog/borrador", "/blog/nada"],
];
const PIECES = [
  ...["/", "//", "\\", "/..", "/.", "%2f", "%5c", "%00", "%0d%0aSet-Cookie:a=b", "%e2%80%a8", "%"],
  ...[";a=b", "@evil.example", "/evil.example", ":80", "acero", "-", "A", "%c3%b1", "%ff"],
  ...["<script>", "'", '"', "__proto__", "a".repeat(181), "a".repeat(1501), "a-".repeat(800)],
];
const piece = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ unit: fc.constantFrom(..."aZ09-._~%/\\:@&=+$,;!*'()[]{}|^`"), maxLength: 6 }),
);

/** Visible ASCII only, as in a request line. */
export const path = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc
    .tuple(
      fc.constantFrom("/", "/blog/", "/articulos", ...KNOWN),
      fc.array(piece, { maxLength: 4 }),
    )
    .map(([start, pieces]) => start + pieces.join("")),
);

/** The fuzzed server signs every cursor with it. */
export const SIGNATURE = "signed";

const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 17 });
const cursor = fc
  .tuple(
    fc.oneof(digits, fc.constantFrom("0", "41", "-1", "1e9")),
    fc.oneof(digits, fc.constantFrom("253402300799999", "253402300800000", "999999999999999")),
    fc.oneof(fc.uuid(), fc.constantFrom("acero", "", "__a__", "../a")),
    fc.constantFrom(SIGNATURE, SIGNATURE, "forged", ""),
  )
  .map((parts) => parts.join("."));
const parameter = fc
  .tuple(
    fc.constantFrom("q", "desde", "desde", "utm_source", "__proto__", "", "%71", "desde[]"),
    fc.oneof(piece, cursor, fc.constantFrom("acero", "%0d%0aa", "%ff", "%", "a".repeat(800))),
  )
  .map((parts) => parts.join("="));

export const query = fc.oneof(
  fc.constant(""),
  cursor.map((position) => `desde=${position}`),
  fc.array(parameter, { minLength: 1, maxLength: 4 }).map((all) => all.join("&")),
  piece,
);

export const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"),
);

export const OWN_ADDRESS =
  /^\/(?:articulos|articulos\/rss\.xml|sitemap(?:-urls)?\.xml|indexnow\.txt|blog\/[^/?#]+)(?:\?[\w.~%*+=&-]+)?$/;
