import type { Remark } from "domain/article-html/foreign/reading";

const UPLOAD = "Upload it with the Image button of the editor";

/** Part of a sentence that says what a text of another program lost when it entered. */
export function describeRemark({ kind, what }: Remark): string {
  const picture = what === "" ? "a picture" : `the picture “${what}”`;
  switch (kind) {
    case "picture":
      return `${picture} is left out: it has no web address. ${UPLOAD}`;
    case "local-picture":
      return `${picture} is left out: it is a file of the computer that wrote the text. ${UPLOAD}`;
    case "link":
      return `a link to “${what}” is plain text now`;
    case "element":
      return `“${what}” is left out`;
    case "target":
      return `a link leads to “${what}”, a place that the text does not have`;
    case "formatting":
      return "the text is too large or too deeply nested to keep its formatting";
  }
}

/** One sentence for each remark, or '' without any. */
export function describeRemarks(remarks: readonly Remark[] = []): string {
  return remarks
    .map(describeRemark)
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    .join(" ");
}
