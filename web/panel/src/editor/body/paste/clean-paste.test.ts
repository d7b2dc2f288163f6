// @vitest-environment happy-dom
import { measureGrowth } from "domain/testing/cpu-time";
import { describe, expect, it, vi } from "vitest";
import { cleanPaste, joinLines } from "./clean-paste.ts";

const pasted = (html: string) => cleanPaste(html).replace(/\s+/g, " ").trim();

describe("cleanPaste", () => {
  it("keeps structure and emphasis of Word HTML and drops its other markup", () => {
    const word = `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body>
      <p class=MsoNormal style='color:windowtext'><b style='mso-bidi:x'>Hola</b> <o:p>fin</o:p></p>
      <!--[if gte mso 9]><xml>x</xml><![endif]--></body></html>`;
    expect(pasted(word)).toBe("<p><b>Hola</b> fin</p>");
  });

  it("converts Word's list paragraphs to lists nested by level", () => {
    const item = (text: string, level: number, marker: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;
    expect(cleanPaste(item("uno", 1, "1.") + item("dentro", 2, "·") + item("dos", 1, "2."))).toBe(
      "<ol><li>uno<ul><li>dentro</li></ul></li><li>dos</li></ol>",
    );
  });

  it("reads the level of a list item in linear time", () => {
    const style = (size: number) => "mso-list:".repeat(size / 9);
    const paste = (value: string) => cleanPaste(`<p style="${value}">a</p>`);
    expect(measureGrowth(style, 200_000, paste).ratio).toBeLessThan(8);
  });

  it("reads bold from the spans of Google Docs and drops its wrapper", () => {
    const docs =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">Fuerte</span> <span style="color:#000">normal</span></p></b>';
    expect(cleanPaste(docs)).toBe("<p><strong><em>Fuerte</em></strong> normal</p>");
  });

  it("keeps links, images and tables of a web page without their styles", () => {
    const page =
      '<div class="x"><a href="https://example.com" onclick="y()" class="z">a</a><img src="https://example.com/a.png" alt="b" srcset="c"><table style="w"><tbody><tr><td colspan="2" bgcolor="red">d</td></tr></tbody></table></div>';
    expect(cleanPaste(page)).toBe(
      '<div><a href="https://example.com">a</a><img src="https://example.com/a.png" alt="b"><table><tbody><tr><td colspan="2">d</td></tr></tbody></table></div>',
    );
  });

  it("drops pictures without a web address and names them", () => {
    const lost: string[] = [];
    const word = `<p>a<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/t/x.png"/></v:shape><![endif]-->
      <![if !vml]><img width=9 src="file:///C:/Users/ana/msohtmlclip1/01/clip_image002.png" alt="Pie"><![endif]>
      <img src="data:image/png;base64,AAAA" alt="Plano"><img src="blob:https://x.example/1"><img>
      <img src="https://example.com/a.png"><img src="/images/b.webp"></p>`;
    expect(cleanPaste(word, { onLostPicture: (name) => lost.push(name) })).not.toMatch(
      /file:|data:|blob:|<v:/,
    );
    expect(lost).toEqual(["clip_image002.png", "Plano", "", ""]);
    expect(cleanPaste(word).match(/<img/g)).toHaveLength(2);
  });

  it("keeps pictures whose address leaves out the protocol, and those that are uploaded", () => {
    const page = '<p><img src="//example.com/a.png"><img src="pasted:1"><img src="pasted:2"></p>';
    const onLostPicture = vi.fn();
    const isUploaded = (address: string) => address === "pasted:1";
    expect(cleanPaste(page, { onLostPicture, isUploaded })).toBe(
      '<p><img src="https://example.com/a.png"><img src="pasted:1"></p>',
    );
    expect(onLostPicture).toHaveBeenCalledExactlyOnceWith("");
  });

  it("pastes as plain text what the site would show as plain text", () => {
    const onPlainText = vi.fn();
    const paste = (html: string) => cleanPaste(html, { onPlainText });
    expect(paste("<p>a</p>".repeat(100))).toContain("<p>a</p>");
    expect(onPlainText).not.toHaveBeenCalled();
    for (const start of ["", "<p data-pm-slice='1 1 []'>b</p>"]) {
      expect(paste(`${start}${"<b>".repeat(300)}a`)).toMatch(/^<p>(?:b\n)?a<\/p>$/);
    }
    expect(paste(`<span>${"a<br>".repeat(150_000)}</span>`)).toMatch(/^<p>a\sa/);
    expect(onPlainText).toHaveBeenCalledTimes(3);
  });

  it("joins more paragraphs than the editor can show into one", () => {
    const lists = cleanPaste("<ul><li>a".repeat(10_000));
    expect(lists).toBe(`<p>${"a ".repeat(9999)}a</p>`);
    const onPlainText = vi.fn();
    const few = "a\n".repeat(5000);
    expect(joinLines(few, /[\r\n]+/, onPlainText)).toBe(few);
    expect(onPlainText).not.toHaveBeenCalled();
    expect(joinLines("a\r\n\r\n".repeat(10_000), /[\r\n]+/, onPlainText)).toBe("a ".repeat(10_000));
    expect(onPlainText).toHaveBeenCalledOnce();
  });

  it("does not count Word's style sheets and comments", () => {
    const head = `<style>${"p{color:red}".repeat(100_000)}</style>${"<!--[if x]><b><![endif]-->".repeat(13_000)}`;
    expect(cleanPaste(`${head}<p><b>a</b></p>`)).toBe("<p><b>a</b></p>");
  });

  it("leaves HTML copied from the editor unchanged", () => {
    const own = '<p data-pm-slice="1 1 []" style="text-align: center">a</p>';
    expect(cleanPaste(own)).toBe(own);
  });
});
