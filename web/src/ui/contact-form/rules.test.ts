import { SubmitContactInput } from "functions/domain/calls";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

import { contactFields, landingFields } from "./content.ts";
import { checkContact, inquiryOf, previousPage } from "./rules.ts";

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
  it("finds nothing wrong with a full form, nor with empty optional fields", () => {
    expect(checkContact(contactFields, [], good)).toEqual({});
  });

  it("asks for the six required fields and for no other", () => {
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
  ])("says how long %s may be", (name, length, max) => {
    const errors = checkContact(contactFields, [], { ...good, [name]: "a".repeat(length) });
    expect(errors).toEqual({
      [name]: `Este campo admite ${max} caracteres como máximo y ahora tiene ${length}.`,
    });
  });

  it.each(["marta.alvarez@nalon", "a@b@c.es", "a b@c.es", "a@b.es, c@d.es", "x".repeat(300)])(
    "does not take %s for an address",
    (email) => {
      expect(checkContact(contactFields, [], { ...good, email }).email).toBe(
        "Introduzca una dirección de correo válida, por ejemplo nombre@suempresa.es.",
      );
    },
  );

  it("asks for the privacy box where there is one, and never for the news box", () => {
    const errors = checkContact(contactFields, ["marketing", "privacy"], good);
    expect(errors).toEqual({ privacy: "Este campo es obligatorio." });
  });

  it("takes no option that the list does not have", () => {
    const errors = checkContact(contactFields, [], { ...good, industry: "naval" });
    expect(errors).toEqual({ industry: "Elija una de las opciones de la lista." });
  });
});

describe("inquiryOf", () => {
  const sending = { id: "b1d6a0c4-0e51-4c8b-9a10-2f6f1e0b0001", elapsed_ms: 9000 };
  const found = { page: "/catalogo", honeypot: "" };

  it("completes what the landing form does not ask (G-05), as the server wants it", () => {
    const { company, name, email, message } = good;
    const values = { company, name, email, phone: "", message };
    expect(checkContact(landingFields, [], values)).toEqual({});
    const inquiry = inquiryOf("landing", values, sending, found);
    expect(inquiry.fields).toEqual({
      ...values,
      industry: "otra",
      inquiry_type: "informacion",
      position: "",
      products: "",
    });
    expect(v.is(SubmitContactInput, inquiry)).toBe(true);
  });

  it("sends the news box only when it is ticked", () => {
    const sent = (marketing: string) =>
      inquiryOf("contacto", { ...good, marketing }, sending, found).marketing;
    expect([sent("on"), sent("")]).toEqual([true, false]);
  });
});

describe("previousPage", () => {
  it.each([
    ["https://www.nhk.example/catalogo?categoria=Ruedas#x", "/catalogo?categoria=Ruedas"],
    ["https://www.google.com/search?q=pies", ""],
    ["", ""],
    ["about:blank", ""],
  ])("of %j is %j", (referrer, page) =>
    expect(previousPage(referrer, "https://www.nhk.example")).toBe(page),
  );
});
