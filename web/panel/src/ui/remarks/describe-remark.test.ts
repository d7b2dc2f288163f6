import { expect, it } from "vitest";
import { describeRemarks } from "./describe-remark.ts";

it("says in sentences what a text lost", () => {
  expect(
    describeRemarks([
      { kind: "picture", what: "" },
      { kind: "link", what: "javascript:x" },
      { kind: "element", what: "<iframe>" },
      { kind: "target", what: "#nada" },
    ]),
  ).toBe(
    "A picture is left out: it has no web address. Upload it with the Image button of the editor. " +
      "A link to “javascript:x” is plain text now. “<iframe>” is left out. " +
      "A link leads to “#nada”, a place that the text does not have.",
  );
  expect(describeRemarks([])).toBe("");
});
