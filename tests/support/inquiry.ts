import type { Calls } from "functions/domain/calls";
import { aContact, idOf } from "./builders.ts";

/**
 * An inquiry as the contact form sends it; its id follows from `name`.
 * @param change fields that are to be otherwise, also such as no form sends
 */
export function anInquiry(name: string, change: object = {}): Calls["submitContact"]["input"] {
  return {
    id: idOf(name),
    fields: aContact(),
    source: "contacto",
    page: "/catalogo",
    honeypot: "",
    elapsed_ms: 20_000,
    marketing: false,
    notice_version: "2026-11",
    ...change,
  };
}
