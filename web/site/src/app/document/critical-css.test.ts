import { expect, it } from "vitest";
import { criticalCss } from "./critical-css.ts";

const TOKENS =
  "@layer tokens{:where(html){--n-colors-gray-900:#142026;--n-colors-fg:var(--n-colors-gray-900);--n-spacing-1\\.5:.375rem;--n-colors-red:#c53131;}}";

it("replaces tokens by their values, also through aliases, and removes the token table", () => {
  const css = `${TOKENS}.css-a{color:var(--n-colors-fg);gap:var(--n-spacing-1\\.5);}`;
  expect(criticalCss(css, "")).toBe(".css-a{color:#142026;gap:.375rem;}");
});

it("keeps the definition of a token that the page uses in a style attribute", () => {
  const html = '<i style="color:var(--n-colors-fg)"></i>';
  expect(criticalCss(TOKENS, html)).toBe(":where(html){--n-colors-fg:#142026}");
});

it("keeps a token that another rule sets as well", () => {
  const css = `${TOKENS}.css-a{--n-colors-red:#900;}.css-b{color:var(--n-colors-red);}`;
  const result = criticalCss(css, "");
  expect(result).toContain(".css-b{color:var(--n-colors-red);}");
  expect(result).toContain(":where(html){--n-colors-red:#c53131;}");
});

it("merges neighboring blocks of one layer and keeps the order of all rules", () => {
  const css =
    "@layer base,recipes;@layer recipes{.a{x:1;}}@layer recipes{.b{x:2;}}.c{x:3;}@layer recipes{.d{x:4;}}";
  expect(criticalCss(css, "")).toBe(
    "@layer base,recipes;@layer recipes{.a{x:1;}.b{x:2;}}.c{x:3;}@layer recipes{.d{x:4;}}",
  );
});

it("removes an unclosed empty layer and keeps the next one", () => {
  expect(criticalCss("@layer reset@layer base{a{x:1;}}", "")).toBe("@layer base{a{x:1;}}");
});
