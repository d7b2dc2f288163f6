import { describe, expect, it } from "vitest";
import { toPlainLine, toPlainText } from "./plain-text.ts";

describe("a title", () => {
  it.each([
    ["I&amp;D &#8211; acero", "I&D – acero"],
    ["I&amp;amp;D &amp;#8211; acero", "I&D – acero"],
    ["Dise&ntilde;o <em>higi&eacute;nico</em><br>y limpio", "Diseño higiénico y limpio"],
    ["&#146;90", "’90"],
    ["1. Tornillo <M16> * 80, Ra < 0,8", "1. Tornillo <M16> * 80, Ra < 0,8"],
    ["Uso de &lt;b&gt; en HTML", "Uso de <b> en HTML"],
    ["# a_b_c **d**", "# a_b_c **d**"],
  ])("%j is shown as %j", (source, text) => expect(toPlainLine(source)).toBe(text));
});

describe("a summary", () => {
  it.each([
    ["<p>Resumen con <em>etiquetas</em> &amp; entidad</p>", "Resumen con etiquetas & entidad"],
    ["![Rueda](https://e.com/a.jpg) Una **rueda** de [acero](/acero)", "Una rueda de acero"],
    ["## Uno\n\ndos `tres`", "Uno\ndos tres"],
    ["*Uno* M16*80*2 _dos_ a_b_c", "Uno M16*80*2 dos a_b_c"],
    ["1. Uno y **dos**", "1. Uno y dos"],
    ["Ra * 2 [1] #3 a_b_c", "Ra * 2 [1] #3 a_b_c"],
    ["<script>x</script>a", "a"],
    ["", ""],
  ])("%j is shown as %j", (source, text) => expect(toPlainText(source)).toBe(text));
});
