import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { json, type StandIn, startStandIn } from "./stand-in.ts";

let mailbox: Mailbox;
let auth: StandIn<"normal">;
let codes: { email: string; requestType: string; oobLink: string }[] = [];

beforeEach(async () => {
  codes = [];
  auth = await startStandIn({
    port: 0,
    modes: ["normal"],
    answer: () => json({ oobCodes: codes }),
  });
  mailbox = await startMailbox({ port: 0, smtpPort: 0, auth: auth.url, project: "demo-nhk" });
});
afterEach(() => Promise.all([mailbox.close(), auth.close()]));

function send(text = "Buenos días, ¿plazo?") {
  return createTransport(mailbox.smtpUrl).sendMail({
    from: "web@nhk-group.example",
    to: "ventas@nhk-group.example",
    replyTo: { name: "", address: "ana@example.com" },
    subject: "Solicitud: Cotización",
    text,
  });
}

describe("mailbox", () => {
  it("stores received mails and shows them", async () => {
    await send();
    const [mail] = await mailbox.messages();
    expect(mail).toMatchObject({
      to: ["ventas@nhk-group.example"],
      subject: "Solicitud: Cotización",
      reply_to: "ana@example.com",
    });
    expect(mail?.text.trim()).toBe("Buenos días, ¿plazo?");
    const list = await fetch(mailbox.url);
    expect(await list.text()).toContain("Solicitud: Cotización");
  });

  it("shows mail text as text", async () => {
    await send("<script>alert(1)</script>");
    const [mail] = await mailbox.messages();
    const page = await (await fetch(`${mailbox.url}/messages/${mail?.id}`)).text();
    expect(page).not.toContain("<script");
    expect(page).toContain("&#60;script");
  });

  it("delivers the links of the Auth emulator once", async () => {
    codes = [
      {
        email: "a@b.example",
        requestType: "VERIFY_EMAIL",
        oobLink: "http://127.0.0.1:1/x?a=1&b=2",
      },
    ];
    await mailbox.messages();
    const all = await mailbox.messages();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ to: ["a@b.example"], subject: "Verify your email" });
    const page = await (await fetch(`${mailbox.url}/messages/${all[0]?.id}`)).text();
    expect(page).toMatch(/href="http:\/\/127\.0\.0\.1:1\/x\?a=1&#38;b=2"/);
  });

  it("can be switched to fail and back", async () => {
    const turn = (mode: string) =>
      fetch(`${mailbox.url}/__switch`, { method: "POST", body: JSON.stringify({ mode }) });
    await turn("down");
    await expect(send()).rejects.toMatchObject({ code: "ESOCKET" });
    await turn("busy");
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await turn("normal");
    await send();
    expect(await mailbox.messages()).toHaveLength(1);
  });

  it("is emptied by a request", async () => {
    await send();
    await fetch(`${mailbox.url}/api/messages`, { method: "DELETE" });
    expect(await mailbox.messages()).toEqual([]);
  });
});
