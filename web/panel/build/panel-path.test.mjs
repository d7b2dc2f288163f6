import { describe, expect, it } from "vitest";
import { isPanelPath } from "./panel-path.ts";

describe("isPanelPath", () => {
  it.each(["/nhk", "/nhk/", "/nhk/blog/new", "/admin", "/cortzen/blog/edit/1"])(
    "%s is the panel's",
    (path) => expect(isPanelPath(path)).toBe(true),
  );
  it.each(["/", "/nhk-group", "/administrador", "/blog/nhk", "/NHK"])("%s is not", (path) =>
    expect(isPanelPath(path)).toBe(false),
  );
});
