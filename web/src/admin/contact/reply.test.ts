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

  it("encodes names, so that they cannot add headers", () => {
    const address = replyAddress(submission({ name: "A&bcc=all@example.com?subject=x" }));
    expect([...new URL(address).searchParams.keys()]).toEqual(["subject", "body"]);
  });
});
