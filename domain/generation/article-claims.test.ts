import { describe, expect, it } from "vitest";
import { articleClaims } from "./article-claims.ts";

const empty = { title: "", excerpt: "", meta_title: "", meta_description: "", image_alt: "" };
const keys = (html: string, texts = {}) =>
  articleClaims({ ...empty, ...texts, html }).map(({ key }) => key);

describe("claims to confirm", () => {
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

  it("are found in every displayed text", () => {
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

  it.each<[string, string, readonly string[]]>([
    ["<p>Uno. El pie cumple <b>IP69K</b>. Dos.</p>", "IP69K", ["El pie cumple IP69K."]],
    ["<p>¿Cumple\n IP69K? ¡Sí, IP69K! Y ya.</p>", "IP69K", ["¿Cumple IP69K?", "¡Sí, IP69K!"]],
    ["<ul><li>Grado IP69K</li><li>Otro</li></ul>", "IP69K", ["Grado IP69K"]],
    ["<p>IP69K, o sea IP69K.</p><p>IP69K, o sea IP69K.</p>", "IP69K", ["IP69K, o sea IP69K."]],
    ["<p>Carga máx. 1.200 kg, n.º 3. Fin.</p>", "1.200 kg", ["Carga máx. 1.200 kg, n.º 3."]],
    ["<p>Regulation (EC) No. 1935/2004.</p>", "(EC) No. 1935/2004", []],
    [
      '<p>Uno. Véase <a href="https://a.example/">la norma</a>, p. 4. <a href="https://a.example/">Dos</a></p>',
      "https://a.example/",
      ["Véase la norma, p. 4.", "Dos"],
    ],
  ])("name their sentences: %s", (html, text, sentences) => {
    const claims = articleClaims({ ...empty, html });
    expect(claims.find((claim) => claim.text === text)?.sentences ?? []).toEqual(sentences);
  });

  it("name the sentences of every displayed text", () => {
    const [claim] = articleClaims({ ...empty, title: "Pie IP65", html: "<p>Sí, IP65.</p>" });
    expect(claim?.sentences).toEqual(["Pie IP65", "Sí, IP65."]);
  });

  it("are found in a body that is unsafe to parse", () => {
    const hostile = `IP69K ${"<b>".repeat(200_000)}`;
    expect(keys(hostile)).toEqual(["protection ip69k"]);
  });
});
