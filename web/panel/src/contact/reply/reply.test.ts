import { describe, expect, it } from "vitest";
import { submission } from "#testing/submission.ts";
import { replyAddress } from "./reply.ts";

describe("replyAddress", () => {
  it("has the Spanish label in subject and body", () => {
    const { searchParams, pathname } = new URL(replyAddress(submission()));
    expect(decodeURIComponent(pathname)).toBe("marta.alvarez@nalon.example");
    expect(searchParams.get("subject")).toBe("Re: Cotización");
    expect(searchParams.get("body")).toContain(
      "Hola, Marta Álvarez:\r\n\r\nGracias por ponerse en contacto con NHK Group acerca de «Cotización».",
    );
  });

  const item = { reference: "NHK-PN-M20-100-316", family: "pies-niveladores", quantity: 46 };

  it("quotes the lines of the list", () => {
    const items = [
      { ...item, note: "base & junta" },
      { ...item, reference: "NHK-X", note: "" },
    ];
    const { searchParams } = new URL(replyAddress(submission({ items })));
    expect(searchParams.get("body")).toMatch(
      /«Cotización»\.\r\n\r\n> 46 × NHK-PN-M20-100-316 \(base & junta\)\r\n> 46 × NHK-X\r\n$/,
    );
  });

  it("quotes as many lines as mail programs accept", () => {
    const items = Array.from({ length: 100 }, (_, n) => ({
      ...item,
      reference: `NHK-${n}`,
      note: "ñ".repeat(n),
    }));
    const address = replyAddress(submission({ items }));
    expect(address.length).toBeLessThan(2000);
    const lines = new URL(address).searchParams.get("body")?.trim().split("\r\n> ") ?? [];
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.at(-1)).toBe(`… y ${100 - (lines.length - 2)} más`);
  });

  it("encodes names, so that they cannot add headers", () => {
    const address = replyAddress(submission({ name: "A&bcc=all@example.com?subject=x" }));
    expect([...new URL(address).searchParams.keys()]).toEqual(["subject", "body"]);
  });
});
