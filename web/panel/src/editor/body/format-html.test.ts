// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { formatHtml } from "./format-html.ts";

it("puts each block on its own line and indents content of lists and tables", () => {
  const html =
    "<p>Uno <strong>dos</strong></p><ul><li>a</li><li>b<ol><li>c</li></ol></li></ul><hr><table><tbody><tr><td>1</td></tr></tbody></table>";
  expect(formatHtml(html).split("\n")).toEqual([
    "<p>Uno <strong>dos</strong></p>",
    "<ul>",
    "  <li>a</li>",
    "  <li>",
    "    b",
    "    <ol>",
    "      <li>c</li>",
    "    </ol>",
    "  </li>",
    "</ul>",
    "<hr>",
    "<table>",
    "  <tbody>",
    "    <tr>",
    "      <td>1</td>",
    "    </tr>",
    "  </tbody>",
    "</table>",
  ]);
});

it("leaves code unchanged and escapes nothing twice", () => {
  const html = "<pre><code>a &lt; b\n\n  c</code></pre><p>1 &amp; 2</p>";
  expect(formatHtml(html)).toBe("<pre><code>a &lt; b\n\n  c</code></pre>\n<p>1 &amp; 2</p>");
});

it("does not change formatted HTML", () => {
  const html = formatHtml("<blockquote><p>a</p><p>b</p></blockquote>texto suelto");
  expect(formatHtml(html)).toBe(html);
});
