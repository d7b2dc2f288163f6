// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { cleanPaste } from "./clean-paste.ts";

const pasted = (html: string) => cleanPaste(html).replace(/\s+/g, " ").trim();

describe("pasting", () => {
  it("takes structure and emphasis from Word, and nothing of its scaffolding", () => {
    const word = `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body>
      <p class=MsoNormal style='color:windowtext'><b style='mso-bidi:x'>Hola</b> <o:p>fin</o:p></p>
      <!--[if gte mso 9]><xml>x</xml><![endif]--></body></html>`;
    expect(pasted(word)).toBe("<p><b>Hola</b> fin</p>");
  });

  it("makes lists of Word's list paragraphs, nested by their level", () => {
    const item = (text: string, level: number, marker: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;
    expect(cleanPaste(item("uno", 1, "1.") + item("dentro", 2, "·") + item("dos", 1, "2."))).toBe(
      "<ol><li>uno<ul><li>dentro</li></ul></li><li>dos</li></ol>",
    );
  });

  it("reads the weight of Google Docs' spans and drops its wrapper", () => {
    const docs =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">Fuerte</span> <span style="color:#000">normal</span></p></b>';
    expect(cleanPaste(docs)).toBe("<p><strong><em>Fuerte</em></strong> normal</p>");
  });

  it("keeps links, pictures and tables of a web page without their looks", () => {
    const page =
      '<div class="x"><a href="https://example.com" onclick="y()" class="z">a</a><img src="https://example.com/a.png" alt="b" srcset="c"><table style="w"><tbody><tr><td colspan="2" bgcolor="red">d</td></tr></tbody></table></div>';
    expect(cleanPaste(page)).toBe(
      '<div><a href="https://example.com">a</a><img src="https://example.com/a.png" alt="b"><table><tbody><tr><td colspan="2">d</td></tr></tbody></table></div>',
    );
  });

  it("leaves what was copied in the editor itself as it is", () => {
    const own = '<p data-pm-slice="1 1 []" style="text-align: center">a</p>';
    expect(cleanPaste(own)).toBe(own);
  });
});
