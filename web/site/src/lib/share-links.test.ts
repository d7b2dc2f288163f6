import { describe, expect, it } from "vitest";
import { emailLink, telegramLink, whatsappLink } from "./share-links.ts";

const shared = {
  title: "Ra 0,8 µm & «limpieza» #1",
  url: "https://nhk.test/blog/ra-0-8",
  excerpt: "¿Por qué 100 %?",
};

describe("share links", () => {
  it("WhatsApp carries title, excerpt and address as one text", () => {
    const link = new URL(whatsappLink(shared));
    expect(link.host).toBe("wa.me");
    expect(link.searchParams.get("text")).toBe(
      `${shared.title}\n\n${shared.excerpt}\n\n${shared.url}`,
    );
  });

  it("Telegram carries the address and the text apart", () => {
    const link = new URL(telegramLink(shared));
    expect(link.searchParams.get("url")).toBe(shared.url);
    expect(link.searchParams.get("text")).toBe(`${shared.title}\n\n${shared.excerpt}`);
  });

  it("mail has the fixed subject and every part in its body", () => {
    const { protocol, search } = new URL(emailLink(shared));
    const fields = new URLSearchParams(search);
    expect(protocol).toBe("mailto:");
    expect(fields.get("subject")).toBe(`Artículo: ${shared.title} - NHK Group`);
    for (const part of Object.values(shared)) expect(fields.get("body")).toContain(part);
  });

  it("omits an absent excerpt", () => {
    const link = new URL(telegramLink({ title: "Uno", url: shared.url }));
    expect(link.searchParams.get("text")).toBe("Uno");
  });

  it.each([whatsappLink, telegramLink, emailLink])("%o cannot add a second field", (linkTo) => {
    const link = linkTo({ title: "a&bcc=x@y.z\r\nBcc: x", url: shared.url });
    expect([...new URL(link).searchParams.keys()]).not.toContain("bcc");
    expect(link).not.toMatch(/[\r\n]/);
  });
});
