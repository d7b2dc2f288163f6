import { expect, it } from "vitest";
import { formatFileSize } from "./file-size.ts";

it.each([
  [1, "1 kB"],
  [1025, "2 kB"],
  [1024 * 1024, "1,0 MB"],
  [10 * 1024 * 1024, "10,0 MB"],
])("%i bytes are %s", (bytes, text) => expect(formatFileSize(bytes, ",")).toBe(text));
