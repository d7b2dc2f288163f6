import { expect, it } from "vitest";
import { sender } from "../../scripts/lib/doctor/sender.ts";

type Texts = Readonly<Record<string, readonly string[]>>;

const COMPLETE: Texts = {
  "example.com": ["google-site-verification=1", "v=spf1 include:_spf.mail.example -all"],
  "_dmarc.example.com": ["v=DMARC1; p=reject"],
  "s1._domainkey.example.com": ["v=DKIM1; k=rsa; p=MIGf"],
};

async function readLine(changed: Texts, from = "NHK <web@example.com>") {
  const texts = { ...COMPLETE, ...changed };
  const [line] = await sender.read({
    ...{ id: "p", connection: {}, written: { MAIL_FROM: from } },
    findTexts: async (host) => texts[host] ?? [],
  });
  return `${line?.state} ${line?.found}`;
}

it.each<[string, Texts, string]>([
  ["everything", {}, "ready example.com: SPF, DMARC, DKIM (s1)"],
  ["no SPF", { "example.com": [] }, "missing example.com has no SPF"],
  ["another text", { "_dmarc.example.com": ["x"] }, "missing example.com has no DMARC"],
  [
    "neither",
    { "example.com": [], "_dmarc.example.com": [] },
    "missing example.com has no SPF, no DMARC",
  ],
  ["two SPF entries", { "example.com": ["v=spf1 -all", "V=SPF1 ~all"] }, "wrong example.com has 2"],
  [
    "an SPF of another version",
    { "example.com": ["v=spf10 -all"] },
    "missing example.com has no SPF",
  ],
  [
    "a removed DKIM key",
    { "s1._domainkey.example.com": ["v=DKIM1; p="] },
    "unknown example.com: SPF",
  ],
])("reads %s of the sender's domain", async (_, changed, found) => {
  expect((await readLine(changed)).slice(0, found.length)).toBe(found);
});

it("says that there is no sender", async () => {
  expect(await readLine({}, "")).toBe("unknown MAIL_FROM has no address");
});
