import { SubmitContactInput } from "domain/calls/visitors";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

import { contactFields, landingFields } from "./content.ts";
import { checkContact, previousPage, toContactSubmission } from "./rules.ts";

const good = {
  company: "Lácteos Valdeoro",
  industry: "lacteos",
  name: "Marta",
  position: "",
  email: "marta@valdeoro.example",
  phone: "",
  inquiry_type: "cotizacion",
  products: "",
  message: "Hola",
};

describe("checkContact", () => {
  it("accepts a complete form with empty optional fields", () => {
    expect(checkContact(contactFields, [], good)).toEqual({});
  });

  it("reports exactly the six required fields when empty", () => {
    const errors = checkContact(contactFields, [], {});
    expect(Object.keys(errors)).toEqual([
      "company",
      "industry",
      "name",
      "email",
      "inquiry_type",
      "message",
    ]);
    expect(new Set(Object.values(errors))).toEqual(new Set(["Este campo es obligatorio."]));
  });

  it.each([
    ["company", 201, "200"],
    ["name", 121, "120"],
    ["position", 121, "120"],
    ["phone", 41, "40"],
    ["products", 501, "500"],
    ["message", 5001, "5000"],
  ])("reports the maximum length of %s", (name, length, max) => {
    const errors = checkContact(contactFields, [], { ...good, [name]: "a".repeat(length) });
    expect(errors).toEqual({
      [name]: `Este campo admite ${max} caracteres como máximo y ahora tiene ${length}.`,
    });
  });

  it.each(["marta.alvarez@nalon", "a@b@c.es", "a b@c.es", "a@b.es, c@d.es", "x".repeat(300)])(
    "rejects %s as an e-mail address",
    (email) => {
      expect(checkContact(contactFields, [], { ...good, email }).email).toBe(
        "Introduzca una dirección de correo válida, por ejemplo nombre@suempresa.es.",
      );
    },
  );

  it("accepts an e-mail address with an international domain", () => {
    expect(checkContact(contactFields, [], { ...good, email: "ventas@españa.es" })).toEqual({});
  });

  it("requires the privacy checkbox but not the newsletter checkbox", () => {
    const errors = checkContact(contactFields, ["marketing", "privacy"], good);
    expect(errors).toEqual({ privacy: "Este campo es obligatorio." });
  });

  it("rejects an option that is not in the list", () => {
    const errors = checkContact(contactFields, [], { ...good, industry: "naval" });
    expect(errors).toEqual({ industry: "Elija una de las opciones de la lista." });
  });
});

describe("toContactSubmission", () => {
  const sending = { id: "b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b0001", elapsed_ms: 9000 };
  const found = { page: "/catalogo", honeypot: "", origin: undefined };

  it("adds default values for the fields that the landing form does not show", () => {
    const { company, name, email, message } = good;
    const values = { company, name, email, phone: "", message };
    expect(checkContact(landingFields, [], values)).toEqual({});
    const input = toContactSubmission("landing", values, sending, found);
    expect(input.fields).toEqual({
      ...values,
      industry: "otra",
      inquiry_type: "informacion",
      position: "",
      products: "",
    });
    expect(v.is(SubmitContactInput, input)).toBe(true);
  });

  it("sends consent to the newsletter only when its checkbox is ticked", () => {
    const sent = (marketing: string) =>
      toContactSubmission("contacto", { ...good, marketing }, sending, found).marketing;
    expect([sent("on"), sent("")]).toEqual([true, false]);
  });

  it.each([
    [{ entry_page: "/blog/acero", search: "a".repeat(101) }, { entry_page: "/blog/acero" }],
    [{ entry_page: "//evil.example" }, undefined],
    [undefined, undefined],
  ])("sends %j as the origin %j", (origin, sent) => {
    const input = toContactSubmission("contacto", good, sending, { ...found, origin });
    expect(input.origin).toEqual(sent);
    expect(v.is(SubmitContactInput, input)).toBe(true);
  });
});

describe("previousPage", () => {
  it.each([
    ["https://www.nhk.example/catalogo?categoria=Ruedas#x", "/catalogo"],
    ["https://www.google.com/search?q=pies", ""],
    ["", ""],
    ["about:blank", ""],
  ])("returns the path of %j as %j", (referrer, page) =>
    expect(previousPage(referrer, "https://www.nhk.example")).toBe(page),
  );
});
