import { expect, it } from "vitest";
import { copyright } from "./site.ts";

it.each([
  ["2024-06-01", "© 2024 NHK Group. Todos los derechos reservados."],
  ["2026-11-21", "© 2024–2026 NHK Group. Todos los derechos reservados."],
])("in %s the copyright reads %s", (day, text) => expect(copyright(new Date(day))).toBe(text));
