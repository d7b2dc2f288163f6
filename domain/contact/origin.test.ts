import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { OriginSchema, readOrigin } from "./origin.ts";

const origin = {
  entry_page: "/catalogo/pies-niveladores",
  referrer: "www.google.es",
  search: "pie «M20» <b>",
  utm_source: "feria",
  utm_medium: "=1+1",
  utm_campaign: "otoño 2026",
};

describe("readOrigin", () => {
  it("keeps all values, which can be stored", () => {
    expect(readOrigin(origin)).toEqual(origin);
    expect(v.is(OriginSchema, origin)).toBe(true);
  });

  it.each<[string, object]>([
    ["a page of another site", { entry_page: "//evil.example" }],
    ["a page with a query", { entry_page: "/blog?gclid=1" }],
    ["a page with a hash", { entry_page: "/blog#a" }],
    ["a script as page", { entry_page: "javascript:alert(1)" }],
    ["a page of 201 characters", { entry_page: `/${"a".repeat(200)}` }],
    ["a host with a path", { referrer: "evil.example/a" }],
    ["a formula as host", { referrer: "=1+1" }],
    ["a host of 254 characters", { referrer: "a".repeat(254) }],
    ["words of two lines", { search: "pie\nrueda" }],
    ["words of 1 MB", { search: "a".repeat(1024 ** 2) }],
    ["blank words", { search: " " }],
    ["an e-mail address", { utm_source: "ana@lacteos.example" }],
    ["a source of 101 characters", { utm_source: "a".repeat(101) }],
    ["a number", { utm_medium: 7 }],
    ["null", { utm_campaign: null }],
    ["a list", { utm_campaign: ["a"] }],
  ])("drops %s alone", (_, change) => {
    const [name = ""] = Object.keys(change);
    const { [name as "search"]: _dropped, ...others } = origin;
    expect(readOrigin({ ...origin, ...change })).toEqual(others);
  });

  it("drops unknown fields", () => {
    const forged = JSON.parse('{"search":"pie","city":"Gijón","__proto__":{"utm_source":"a"}}');
    expect(readOrigin(forged)).toEqual({ search: "pie" });
  });

  it.each([undefined, null, "text", 7, [], ["a"], {}, { city: "Gijón" }])(
    "is undefined for %j",
    (value) => expect(readOrigin(value)).toBeUndefined(),
  );
});
