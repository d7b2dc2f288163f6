import { describe, expect, it } from "vitest";
import { articleClaims } from "./article-claims.ts";

const empty = { title: "", excerpt: "", meta_title: "", meta_description: "", image_alt: "" };
const keys = (html: string, texts = {}) =>
  articleClaims({ ...empty, ...texts, html }).map(({ key }) => key);

describe("what a person has to tick", () => {
  it.each<[string, readonly string[]]>([
    ["<p>Según <strong>EN</strong> 1672-2</p>", ["norm en 1672-2"]],
    ["<table><tr><td>AISI 304</td><td>316L</td></tr></table>", ["steel aisi 304", "steel 316l"]],
    ["<ul><li>Carga: 120</li><li>kg</li></ul>", []],
    ["<p>120&nbsp;kg a 80&nbsp;&deg;C</p>", ["temperature 80 °c", "load 120 kg"]],
    ["<p>IP69K</p><p>ip69k e IP69K</p>", ["protection ip69k"]],
    [
      '<a href="https://a.example/x">a</a> <a href="//b.example">b</a> <a href="/contacto">c</a>',
      ["link https://a.example/x", "link //b.example"],
    ],
    ["<p>Nada que comprobar.</p>", []],
  ])("in %s", (html, expected) => expect(keys(html)).toEqual(expected));

  it("stands in every text that is shown", () => {
    const texts = {
      title: "IP65",
      excerpt: "IP66",
      meta_title: "IP67",
      meta_description: "IP68",
      image_alt: "IP69",
    };
    expect(keys("<p>IP64</p>", texts).sort()).toEqual(
      ["64", "65", "66", "67", "68", "69"].map((grade) => `protection ip${grade}`),
    );
  });

  it("is found in a body that no parser should see", () => {
    const hostile = `IP69K ${"<b>".repeat(200_000)}`;
    expect(keys(hostile)).toEqual(["protection ip69k"]);
  });
});
