import { describe, expect, it } from "vitest";
import { findActiveConstructs } from "../testing/active-constructs.ts";
import { renderArticle } from "./render-article.ts";

/** From the OWASP filter evasion sheet, DOMPurify's tests and own findings. */
const ACTIVE = [
  "<b>a</b><script>alert(1)</script>",
  "<b>a</b><ScRiPt src=//x.example></sCrIpT>",
  "<b>a</b><img src=x onerror=alert(1)>",
  "<b>a</b><svg><script>alert(1)</script></svg>",
  "<b>a</b><svg onload=alert(1)><p>b</p></svg>",
  "<b>a</b><math><mi><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'></mi></math>",
  "<b>a</b><noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<b>a</b><template><script>alert(1)</script></template>",
  "<b>a</b><textarea></textarea><img src=x onerror=alert(1)></textarea>",
  "<b>a</b><title><img src=x onerror=alert(1)></title>",
  "<b>a</b><iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<b>a</b><a href='javascript:alert(1)'>b</a>",
  "<b>a</b><a href='java\nscript:alert(1)'>b</a>",
  "<b>a</b><a href='&#106;avascript&colon;alert(1)'>b</a>",
  "<b>a</b><a href=' \u0001javascript:alert(1)'>b</a>",
  "<b>a</b><a href='data:text/html,<script>alert(1)</script>'>b</a>",
  "<b>a</b><a href='//evil.example'>b</a><a href='/\t/evil.example'>c</a><a href='\\\\evil.example'>d</a>",
  "<b>a</b><img src='//evil.example/p.gif'><img src='/\n/evil.example/p.gif'>",
  "<b>a</b><form action=/x><input type=password name=p><button>b</button></form>",
  "<b>a</b><div style='position:fixed;inset:0;background:url(javascript:alert(1))'>b</div>",
  "<b>a</b><p style='color:expression(alert(1))'>b</p>",
  "<b>a</b><style>@import 'https://x.example'</style>",
  "<b>a</b><a id=root name=location href=/>b</a><img id=main name=cookie src=/a>",
  "<b>a</b><base href=https://x.example><meta http-equiv=refresh content=0><link rel=stylesheet href=/x>",
  "<b>a</b></div></main></body><script>alert(1)</script>",
  "<b>a</b><!-- --!><script>alert(1)</script> -->",
  "<b>a</b><table><td><form><table><td></form><script>alert(1)</script>",
  "# a\n\n<scr<script>ipt>alert(1)</scr</script>ipt>",
  "# a\n\n<<b>script>alert(1)<<b>/script>",
  "[a](javascript:alert(1)) ![b](javascript:alert(1)) <javascript:alert(1)>",
  "[a](<java\tscript:alert(1)>)\n\n[b]: javascript:alert(1)\n[b]",
  "[^x]\n\n[^x]: <img src=x onerror=alert(1)>",
];

describe("active content", () => {
  it.each(ACTIVE)("%j is rendered inert", (content) => {
    for (const format of [undefined, "html", "markdown"] as const) {
      const { html } = renderArticle(content, format);
      expect(findActiveConstructs(html)).toEqual([]);
      expect(html).toMatch(/a/);
    }
  });
  it("stays inside its container", () => {
    const { html } = renderArticle("<b>a</b></div></section><!-- <p>b");
    expect(html).toBe("<b>a</b>");
  });
  it("is found by findActiveConstructs", () => {
    const finds = findActiveConstructs(
      "<script></script><p onclick=x style='position:fixed' id=y><a href=javascript:x></a></p>",
    );
    expect(finds).toHaveLength(5);
  });
});

/** 40 kB of what takes a Markdown parser seconds. */
const SLOW: Record<string, string> = {
  "delimiter runs": "*a_ ".repeat(10_000),
  "open emphasis": "a** ".repeat(10_000),
  "nested emphasis": "*a **b ".repeat(3_000) + "c** d*".repeat(3_000),
  "list markers": "- ".repeat(20_000),
  "numbered markers": "1. ".repeat(13_000),
  quotes: "> ".repeat(20_000),
  "quotes and lists": ">- ".repeat(13_000),
  brackets: "[".repeat(40_000),
  "closing brackets": "]".repeat(40_000),
  "link openers": "[a](".repeat(10_000),
  "code marks": "`a ".repeat(13_000),
  underlines: "a\n-\n".repeat(10_000),
  mails: "a@a.".repeat(10_000),
  items: "- a\n".repeat(10_000),
  "deep items": Array.from({ length: 200 }, (_, n) => `${" ".repeat(n * 2)}- a`).join("\n"),
  "rows that are no table": `| ${"*a_ ".repeat(10)}\n`.repeat(600),
  "rows after a table": `|a|\n|-|\n# a\n${`| ${"*a_ ".repeat(10)}\n`.repeat(600)}`,
  "rows under too few columns": `|a\\|b|\n|-|-|\n${`| ${"*a_ ".repeat(10)}\n`.repeat(600)}`,
  "wide table": `${"|a".repeat(10_000)}|\n${"|-".repeat(10_000)}|`,
};

describe("hostile size and nesting", () => {
  it.each(Object.entries(SLOW))("does not parse %s as Markdown", (_, content) => {
    const { readAs, html } = renderArticle(content);
    expect(readAs).toBe("raw");
    expect(html.length).toBeGreaterThan(content.length / 4);
  });

  it.each([
    ["comments", "www.a.es <!-- ".repeat(3_000)],
    ["declarations and instructions", "aaaaaaaaaa <!a <? ".repeat(2_200)],
  ])("does not search the end of many open %s", (_, content) => {
    expect(renderArticle(content).readAs).toBe("raw");
  });

  it.each([
    ["nested divisions", "<div>".repeat(5_000)],
    ["unknown nested elements", "<x-y>".repeat(5_000)],
    ["end tags out of scope", "<div><object></div></object>".repeat(2_000)],
    ["end tags in comments", "<div><!-- </div> -->".repeat(2_000)],
    ["end tags in quoted values", "<div a= '></div>'>".repeat(2_000)],
    ["tags after a misquoted attribute", `<i a==">${"<div>".repeat(5_000)}">`],
    ["tags after an odd comment end", `<!-- --!>${"<div>".repeat(5_000)}-->`],
    ["end tags in raw text", "<div><textarea></div></textarea>".repeat(2_000)],
    ["formatting elements that are reconstructed", "<font color=1><p>".repeat(2_000)],
    ["many attributes", `<p ${"a=1 b=2 ".repeat(5_000)}>x`],
    ["end tags in CDATA", "<div><svg><![CDATA[></div></svg>]]>".repeat(2_000)],
    [
      "formatting that every paragraph opens again",
      `<p>${Array.from({ length: 190 }, (_, n) => `<font color=${n}>`).join("")}${"<p>a".repeat(5_000)}`,
    ],
    ["a script that hides its end", `<script><!--<script></script>${"<div>".repeat(300)}`],
    ["comments without tags", `${"<!---->".repeat(100_000)}${"<div>".repeat(5_000)}`],
    ["too many tags", "<li>a".repeat(20_000)],
  ])("never builds a tree of %s", (_, content) => {
    expect(renderArticle(`<h2>Uno</h2>${content}`).readAs).toBe("text");
  });

  it("never builds a tree of tags that the removal of others forms", () => {
    const { readAs } = renderArticle(`**a**\n\n${"<<span>b>".repeat(3_000)}`, "markdown");
    expect(readAs).toBe("text");
  });

  it("renders long tables and many comments as Markdown", () => {
    const row = "| **a** | *b* | `c` | [d](/e) |\n";
    const table = `| a | b | c | d |\n| - | - | - | - |\n${row.repeat(150)}`;
    expect(renderArticle(table).readAs).toBe("markdown");
    expect(renderArticle("**a** <!-- b -->\n".repeat(300)).readAs).toBe("markdown");
  });

  it("renders a long ordinary article completely", () => {
    const section = `## Apartado\n\n${"Texto con **negrita**, [un enlace](/contacto) y `código`. ".repeat(12)}\n\n- uno\n- dos\n\n|a|b|\n|-|-|\n|1|2|\n\n`;
    expect(renderArticle(section.repeat(40)).readAs).toBe("markdown");
    const html = "<h2>Apartado</h2><p>Texto con <b>negrita</b></p><ul><li>uno</li></ul>".repeat(
      400,
    );
    expect(renderArticle(html).readAs).toBe("html");
  });
});
