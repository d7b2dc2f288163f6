import type { SubmitContactInput } from "domain/calls/visitors";
import { aContact, toId } from "./builders.ts";

/** @param change other fields, also invalid ones */
export function contactInput(name: string, change: object = {}): SubmitContactInput {
  return {
    id: toId(name),
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
