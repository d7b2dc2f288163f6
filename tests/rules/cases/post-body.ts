import { limits } from "domain/shared/limits";
import { type CaseTable, type Fields, notText, toChanges } from "./table.ts";

export const aBody: Fields = { content: "<p>Acero 1.4404</p>", content_format: "html" };
const { having, lacking } = toChanges(aBody);

/** Firestore and the limit count UTF-8 bytes. */
export const postBodyCases: CaseTable = {
  base: aBody,
  valid: {
    "an HTML body": aBody,
    "a Markdown body": having({ content: "# A\n\n- b", content_format: "markdown" }),
    "a body whose format is not known": lacking("content_format"),
    "an empty body": having({ content: "" }),
    "a body with controls and script": having({ content: "\0\u0085<script>alert(1)</script>" }),
    "a body of 900,000 bytes in letters of two": having({
      content: "ñ".repeat(limits.contentBytes / 2),
    }),
  },
  invalid: {
    ...notText(having, "content"),
    ...notText(having, "content_format"),
    "no content": lacking("content"),
    "an unknown format": having({ content_format: "rtf" }),
    "an empty format": having({ content_format: "" }),
    "an unknown field": having({ published: true }),
    "a body of 900,001 bytes, of 450,001 letters": having({
      content: `${"ñ".repeat(limits.contentBytes / 2)}a`,
    }),
  },
  night: {
    valid: {
      "a body of 900,000 bytes": having({ content: "a".repeat(limits.contentBytes) }),
      "a body of 900,000 bytes in letters of four": having({
        content: "😀".repeat(limits.contentBytes / 4),
      }),
    },
    invalid: {
      "a body of 900,001 bytes": having({ content: "a".repeat(limits.contentBytes + 1) }),
      "a body of 900,003 bytes in letters of four": having({
        content: `${"😀".repeat(limits.contentBytes / 4)}abc`,
      }),
    },
  },
};
