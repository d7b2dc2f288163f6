import { describe, expect, it } from "vitest";
import { suggestColumns } from "./suggest-columns.ts";

describe("suggestColumns", () => {
  it.each([
    ["title,content,date", { title: 0, content: 1, date: 2 }],
    ["Titular,Cuerpo,Entradilla", { title: 0, content: 1, excerpt: 2 }],
    ["Fecha de publicación,Título del artículo,Texto", { date: 0, title: 1, content: 2 }],
    ["Nombre,HTML,Enlace,Estado", { title: 0, content: 1, suggested_url: 2, published: 3 }],
    ["Meta title,title,content", { title: 1, content: 2 }],
    ["a,b,__proto__", {}],
  ])("of %s", (header, columns) => expect(suggestColumns(header.split(","))).toEqual(columns));
});
