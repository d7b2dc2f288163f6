import { expect, it } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

it.each(["\v", "\f", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "_x000B_", "_x000D_", "_x000a_"])(
  "reads %j as the end of a line",
  (sign) => {
    expect(cleanText(`uno${sign}dos`)).toBe("uno\ndos");
    expect(cleanLine(`uno${sign}dos`)).toBe("uno dos");
  },
);

it("drops other control characters, and keeps what looks like a code", () => {
  expect(cleanText("a\u0000b\u0001c\td_x0007_e")).toBe("abc\tde");
  expect(cleanText("pie_x0041_16, a\u00a0b")).toBe("pie_x0041_16, a\u00a0b");
});
