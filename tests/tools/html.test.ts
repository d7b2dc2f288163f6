import { expect, it } from "vitest";
import { findHtmlFaults } from "../../scripts/lib/checks/html.ts";

const inPage = (body: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;

it.each([
  ["an id twice", '<p id="a">x</p><p id="a">y</p>'],
  ["an element where it may not be", "<button><div>x</div></button>"],
  ["an element that is not closed", "<section><h2>a</h2>"],
  ["a reference to nothing", '<input type="text" aria-describedby="nope">'],
  ["a value that an attribute may not have", '<img src="/a.png" alt="" width="10px">'],
  ["a set of pictures without widths", '<img alt="" src="/a" srcset="/a, /b 2x" sizes="9vw">'],
])("finds %s", async (_, body) => {
  expect(await findHtmlFaults(inPage(body))).not.toEqual([]);
});

it("finds nothing in a page without faults", async () => {
  const pictures = '<img alt="" src="/a" srcset="/a 100w, /b 200w" sizes="9vw">';
  expect(await findHtmlFaults(inPage(`<p id="a">x</p>${pictures}`))).toEqual([]);
});
