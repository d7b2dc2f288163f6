import type { Calls } from "functions/domain/calls";
import { aContact, idOf } from "./builders.ts";

/** An inquiry as the contact form sends it; its id follows from `name`. */
export function anInquiry(name: string): Calls["submitContact"]["input"] {
  return {
    id: idOf(name),
    fields: aContact(),
    source: "contacto",
    page: "/catalogo",
    honeypot: "",
    elapsed_ms: 20_000,
    marketing: false,
    notice_version: "2026-11",
  };
}
