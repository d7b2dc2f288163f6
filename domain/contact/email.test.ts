import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ContactEmailSchema, EmailSchema, headerAddress } from "./email.ts";

describe("addresses with international domains", () => {
  it.each([
    ["ventas@españa.es", "ventas@xn--espaa-rta.es"],
    ["ventas@ESPAÑA.es", "ventas@xn--espaa-rta.es"],
    ["ventas@espan\u0303a.es", "ventas@xn--espaa-rta.es"],
    ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
    ["info@fábrica.ejemplo.com.ar", "info@xn--fbrica-pta.ejemplo.com.ar"],
    ["Marta@Valdeoro.example", "Marta@Valdeoro.example"],
  ])("%s is accepted; a mail header names %s", (email, header) => {
    expect(v.is(ContactEmailSchema, email)).toBe(true);
    expect(headerAddress(email)).toBe(header);
  });

  it.each([
    "ventas@españa",
    "ventas@ñ",
    "ventas@españa..es",
    "ventas@españa.es, b@c.es",
    "ventas@españa.es\r\nBcc: b@c.es",
    "ventas@españa.es/x",
    "ventas@españa.es:80",
    "ventas@b@españa.es",
    "=?utf-8?q?ana=40b.example=2C_?=@españa.es",
    "=?utf-8?b?YQ==?=@valdeoro.example",
    "a=?utf-8?q?b?=c@valdeoro.example",
    "a=?@valdeoro.example",
    '"ana,b"@valdeoro.example',
    "ana(b)@valdeoro.example",
    "ana\\@valdeoro.example",
    "ana;b@valdeoro.example",
    "ana@valdeoro.example\n",
    "ventas@es\u00adpaña.es",
    "ventas@es\u202epaña.es",
    "ven\u202etas@valdeoro.example",
    // The host of these is an address of the internet protocol.
    "ventas@１２７.0.0.1",
    "ventas@１.２",
    `ventas@${"ñ".repeat(64)}.es`,
    `ventas@${"ñ.".repeat(150)}es`,
  ])("%j is rejected", (email) => expect(v.is(ContactEmailSchema, email)).toBe(false));
});

describe("addresses of accounts and submissions", () => {
  it.each([
    "o'hara@valdeoro.example",
    "'d@valdeoro.example",
    "a=b@valdeoro.example",
    "a?b@valdeoro.example",
    "a?=b@valdeoro.example",
  ])("%s is accepted", (email) =>
    expect([EmailSchema, ContactEmailSchema].map((schema) => v.is(schema, email))).toEqual([
      true,
      true,
    ]),
  );

  it.each(["=?utf-8?q?ana?=@valdeoro.example", "a=?@valdeoro.example"])(
    "%s is rejected, because a mail program may read it as encoded text",
    (email) =>
      expect([EmailSchema, ContactEmailSchema].map((schema) => v.is(schema, email))).toEqual([
        false,
        false,
      ]),
  );
});
