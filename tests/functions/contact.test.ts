import { INDUSTRIES } from "domain/contact/contact-options";
import { beforeEach, describe, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aContact, toId } from "../support/builders.ts";
import { callFunction } from "../support/call-function.ts";
import { contactInput } from "../support/contact-input.ts";
import { reset, setStandInMode } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { getStatus } from "./support/callers.ts";

const { db } = adminSdk();
const at = addresses();

interface Mail {
  readonly subject: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly reply_to: string;
  readonly text: string;
  readonly html: string;
  readonly message_id: string;
}

const input = (change: object = {}) => contactInput("submission", change);

const submit = (input: object) => callFunction("submitContact", input);
const stored = { result: { stored: true } };

async function allMails(): Promise<readonly Mail[]> {
  return (await (await fetch(`${at.mailbox}/api/messages`)).json()) as Mail[];
}
const SALES = "ventas@nhk-group.example";
/** Without the copies of those who asked. */
const mails = async () => (await allMails()).filter(({ to }) => to.includes(SALES));
const submission = async (id: string) => (await db.doc(`contact_submissions/${id}`).get()).data();
const outbox = async (id: string) => (await db.doc(`mail_outbox/${id}`).get()).data();
const count = async () => (await db.collection("contact_submissions").count().get()).data().count;

const makeDue = (id: string) => db.doc(`mail_outbox/${id}`).update({ due: new Date(0) });

beforeEach(async () => {
  await reset();
  await setStandInMode(at.mailbox, "normal");
});

describe("submitContact", () => {
  it("stores a submission with a lone surrogate", async () => {
    const fields = aContact({ name: "Ana \ud83d" });
    expect(await submit(input({ fields }))).toEqual(stored);
    expect(await submission(toId("submission"))).toMatchObject({ name: "Ana \ufffd" });
  });

  it("stores the nine fields and mails them to sales with the visitor as reply-to", async () => {
    const fields = aContact({ phone: "+34 600", products: "Pie M16", message: "Hola.\nGracias." });
    expect(await submit(input({ fields }))).toEqual(stored);
    expect(await submission(toId("submission"))).toMatchObject({
      ...fields,
      status: "pending",
      notes: "",
      source: "contacto",
      page: "/catalogo",
      suspect: false,
      marketing: false,
      notice_version: "2026-11",
      mail: "sent",
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Nueva consulta desde la web: Cotización",
      to: [SALES],
      reply_to: fields.email,
    });
    expect(mail?.from).toContain("web@nhk-group.example");
    expect(mail?.text).toContain("Sector: Lácteos");
    expect(mail?.text).toContain("Hola.\nGracias.");
    expect(mail?.message_id).toContain(toId("submission"));
  });

  it("mails the visitor a copy, which answers go to sales with, and none when the form has sent three", async () => {
    for (const n of [1, 2, 3, 4])
      expect(await submit(input({ id: toId(`copy-${n}`) }))).toEqual(stored);
    const { email } = aContact();
    const copies = (await allMails()).filter(({ to }) => to.includes(email));
    expect(copies).toHaveLength(3);
    expect(await mails()).toHaveLength(4);
    expect(copies[0]).toMatchObject({ to: [email], reply_to: SALES });
    expect(copies[0]?.subject).toMatch(/^Hemos recibido su consulta [0-9A-F]{8}$/);
  });

  const item = {
    reference: "NHK-PN-M20-100-316",
    family: "pies-niveladores",
    quantity: 46,
    note: "",
  };

  it("stores the lines of a list beside the products, and mails them as a table", async () => {
    const items = [
      { ...item, note: '<img src="https://evil.example/x">' },
      { ...item, reference: "OLD-7", family: "" },
    ];
    expect(await submit(input({ items, fields: aContact({ products: "Pie M16" }) }))).toEqual(
      stored,
    );
    expect(await submission(toId("submission"))).toMatchObject({ items, products: "Pie M16" });
    const [mail] = await mails();
    expect(mail?.text).toContain("46  OLD-7\n");
    expect(mail?.html).toContain(">OLD-7</td>");
    expect(mail?.html).not.toContain("<img");
  });

  const REFUSED_LISTS: Readonly<Record<string, object>> = {
    "101 lines": Array.from({ length: 101 }, (_, n) => ({ ...item, reference: `N-${n}` })),
    "an oversized note": [{ ...item, note: "a".repeat(201) }],
    "a note of 1 MB": [{ ...item, note: "a".repeat(1024 ** 2) }],
    "a line break in a note": [{ ...item, note: "a\r\nBcc: x@y.es" }],
    "a formula as reference": [{ ...item, reference: "=1+1" }],
    "a fraction": [{ ...item, quantity: 1.5 }],
    "an unknown field in a line": [{ ...item, price: 1 }],
  };
  it("rejects a list that is too long, or has wrong lines", async () => {
    for (const [what, items] of Object.entries(REFUSED_LISTS))
      expect(getStatus(await submit(input({ items }))), what).toBe("INVALID_ARGUMENT");
    expect(await count()).toBe(0);
  });

  it("stores the origin of a visit, and an inquiry whose origin is forged", async () => {
    const origin = { entry_page: "/blog/acero", search: "<b>pie</b>", utm_source: "=1+1" };
    const forged = { ...origin, referrer: "evil.example/a", city: "Gijón" };
    expect(await submit(input({ origin: forged }))).toEqual(stored);
    expect((await submission(toId("submission")))?.origin).toEqual(origin);
    for (const [n, strange] of [[], "text", { search: "a".repeat(1024 ** 2) }].entries()) {
      const id = toId(`strange-${n}`);
      expect(await submit(input({ id, origin: strange }))).toEqual(stored);
      expect(await submission(id)).not.toHaveProperty("origin");
    }
  });

  it("stores one submission and sends one mail for repeated calls", async () => {
    const twice = await Promise.all([submit(input()), submit(input())]);
    expect([...twice, await submit(input())]).toEqual([stored, stored, stored]);
    expect(await count()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ["a filled honeypot", { honeypot: "x" }],
    ["a form sent at once", { elapsed_ms: 300 }],
  ])("stores %s as suspect without a mail, and answers success", async (_, change) => {
    expect(await submit(input(change))).toEqual(stored);
    expect(await submission(toId("submission"))).toMatchObject({ suspect: true, mail: "held" });
    await runScheduled("retryMail");
    expect(await mails()).toEqual([]);
  });

  const long = (n: number) => "a".repeat(n);
  const REFUSED_FIELDS: readonly (readonly [what: string, fields: object])[] = [
    ...Object.keys(aContact()).map((name): [string, object] => {
      const { [name as "name"]: _missing, ...rest } = aContact();
      return [`${name} left out`, rest];
    }),
    ["company empty", aContact({ company: "  " })],
    ["name empty", aContact({ name: "" })],
    ["email empty", aContact({ email: "" })],
    ["message empty", aContact({ message: "\n" })],
    ["company too long", aContact({ company: long(201) })],
    ["name too long", aContact({ name: long(121) })],
    ["position too long", aContact({ position: long(121) })],
    ["email too long", aContact({ email: `${long(250)}@a.es` })],
    ["phone too long", aContact({ phone: long(41) })],
    ["products too long", aContact({ products: long(501) })],
    ["message too long", aContact({ message: long(5001) })],
    ["an unknown industry", { ...aContact(), industry: "naval" }],
    ["an unknown inquiry type", { ...aContact(), inquiry_type: "__proto__" }],
    ["a label in place of a value", { ...aContact(), industry: INDUSTRIES.lacteos }],
    ["a line break in company", aContact({ company: "A\r\nBcc: x@y.es" })],
    ["a NUL in name", aContact({ name: "A\u0000" })],
    ["a line break in position", aContact({ position: "A\nB" })],
    ["a line break in email", aContact({ email: "a@b.es\r\nBcc: x@y.es" })],
    ["two addresses", aContact({ email: "a@b.es, c@d.es" })],
    ["a control character in phone", aContact({ phone: "\u001b[2J" })],
    ["a control character in message", aContact({ message: "\u0007" })],
    ["a number as company", { ...aContact(), company: 7 }],
    ["a list as message", { ...aContact(), message: ["a"] }],
    ["null as phone", { ...aContact(), phone: null }],
    ["a forged status", { ...aContact(), status: "completed" }],
    ["forged notes", { ...aContact(), notes: "x" }],
  ];
  const REFUSED_INPUTS: Readonly<Record<string, object>> = {
    "a forged date": { created_at: "2020-01-01" },
    "an id that is none": { id: "../user_roles/x" },
    "an unknown form": { source: "admin" },
    "a page with a line break": { page: "/a\r\nb" },
    "time that ran backwards": { elapsed_ms: -1 },
  };
  it("rejects missing, wrong and forged fields, and stores nothing", async () => {
    for (const [what, fields] of REFUSED_FIELDS)
      expect(getStatus(await submit(input({ fields }))), what).toBe("INVALID_ARGUMENT");
    for (const [what, change] of Object.entries(REFUSED_INPUTS))
      expect(getStatus(await submit(input(change))), what).toBe("INVALID_ARGUMENT");
    expect(await count()).toBe(0);
  });

  it("accepts five from one network at once, then answers resource-exhausted, and stores no IP address", async () => {
    const outcomes = [];
    for (let n = 0; n < 6; n += 1) outcomes.push(await submit(input({ id: toId(`n${n}`) })));
    expect(outcomes.map(getStatus)).toEqual(["OK", "OK", "OK", "OK", "OK", "RESOURCE_EXHAUSTED"]);
    expect(await count()).toBe(5);
    expect(await submit(input({ id: toId("n0") }))).toEqual(stored);
    const limits = await db.collection("rate_limits").get();
    for (const doc of limits.docs) {
      expect(doc.id + JSON.stringify(doc.data())).not.toContain("127.0.0.1");
      expect(doc.get("expires_at")).toBeDefined();
    }
  });
});

describe("the outbox", () => {
  it.each(["down", "busy"])(
    "with the mail server %s: stores, answers success, and sends one mail later",
    async (mode) => {
      await setStandInMode(at.mailbox, mode);
      const id = toId("submission");
      expect(await submit(input())).toEqual(stored);
      expect(await submission(id)).toMatchObject({ mail: "pending" });
      expect(await outbox(id)).toMatchObject({ state: "pending", attempts: 1 });

      await runScheduled("retryMail");
      expect(await outbox(id)).toMatchObject({ attempts: 1 });

      await makeDue(id);
      await runScheduled("retryMail");
      expect(await outbox(id)).toMatchObject({ state: "pending", attempts: 2 });

      await setStandInMode(at.mailbox, "normal");
      await makeDue(id);
      await Promise.all([runScheduled("retryMail"), runScheduled("retryMail")]);
      await runScheduled("retryMail");
      expect(await submission(id)).toMatchObject({ mail: "sent" });
      expect(await outbox(id)).toMatchObject({ state: "sent", attempts: 3 });
      expect(await mails()).toHaveLength(1);
    },
  );

  it("gives up after six attempts and marks the submission as failed", async () => {
    await setStandInMode(at.mailbox, "reject");
    const id = toId("submission");
    await submit(input());
    for (let n = 0; n < 5; n += 1) {
      await makeDue(id);
      await runScheduled("retryMail");
    }
    expect(await submission(id)).toMatchObject({ mail: "failed", message: aContact().message });
    expect(await outbox(id)).toMatchObject({ state: "failed", attempts: 6 });
    expect((await outbox(id))?.due).toBeUndefined();
  });

  it("sends a mail of an unfinished attempt after its lease", async () => {
    const id = toId("submission");
    await setStandInMode(at.mailbox, "down");
    await submit(input());
    await db
      .doc(`mail_outbox/${id}`)
      .update({ state: "sending", due: new Date(Date.now() + 60_000) });
    await setStandInMode(at.mailbox, "normal");
    await runScheduled("retryMail");
    expect(await mails()).toEqual([]);
    await makeDue(id);
    await runScheduled("retryMail");
    expect(await mails()).toHaveLength(1);
    expect(await submission(id)).toMatchObject({ mail: "sent" });
  });

  it("sends no mail beyond the site's hourly limit", async () => {
    const bucket = { tokens: 0, used: 200, refilled_at: new Date() };
    await db.doc("rate_limits/mails").set(bucket);
    const id = toId("submission");
    expect(await submit(input())).toEqual(stored);
    expect(await mails()).toEqual([]);
    expect(await outbox(id)).toMatchObject({ state: "pending", attempts: 0 });
    await db.doc("rate_limits/mails").delete();
    await makeDue(id);
    await runScheduled("retryMail");
    expect(await mails()).toHaveLength(1);
  });
});
