import { semanticTokens, tokens } from "kit/ui/tokens.json";
import { describe, expect, it } from "vitest";
import { MARK } from "./article-card-variants.ts";

interface Tree {
  readonly [name: string]: Tree | string | undefined;
}
const SETS = [semanticTokens.colors, tokens.colors] as unknown as readonly Tree[];

const getChild = (tree: Tree[string], key: string) =>
  typeof tree === "object" ? tree[key] : undefined;

function getHex(name: string): string {
  const [found] = SETS.flatMap((set) => {
    const at = name.split(".").reduce<Tree[string]>(getChild, set);
    return at === undefined ? [] : [getChild(getChild(at, "DEFAULT") ?? at, "value")];
  });
  const value = typeof found === "string" ? found : "";
  const [, next] = /^\{colors\.(.+)\}$/.exec(value) ?? [];
  return next === undefined ? value : getHex(next);
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("search matches", () => {
  it("have a contrast of at least 4.5:1", () => {
    const ground = luminance(getHex(MARK.bg)) + 0.05;
    expect(ground / (luminance(getHex(MARK.color)) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
