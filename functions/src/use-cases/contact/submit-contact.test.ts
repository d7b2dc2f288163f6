import { CONTACT_BUCKET, EDGE_FACTOR, SITE_FACTOR } from "domain/shared/rate-limit";
import { testSubmission } from "domain/testing/test-submission";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { visitorFrom as from } from "../../testing/visitor-from.ts";
import { retryMail } from "./deliver-mail.ts";
import { type SubmitContactDeps, submitContact } from "./submit-contact.ts";

const input = testSubmission;
const { id } = input;
const toId = (n: number) => id.slice(0, -3) + String(n).padStart(3, "0");
const message_id = `<${id}@contacto.nhk-group>`;

describe("submitContact", () => {
  it("stores the nine fields as a pending submission and mails it", async () => {
    const { deps, contact_submissions, mail_outbox, rate_limits, server } = memoryOutbox();
    await expect(submitContact(deps, input, from("203.0.113.9"))).resolves.toEqual({
      stored: true,
    });
    expect(contact_submissions.size).toBe(1);
    expect(contact_submissions.get(id)).toMatchObject({
      ...input.fields,
      status: "pending",
      notes: "",
      created_at: deps.now(),
      source: "contacto",
      page: "/catalogo",
      suspect: false,
      mail: "sent",
    });
    expect(mail_outbox.get(id)).toMatchObject({ state: "sent", attempts: 1 });
    expect(rate_limits.get("key of contact 203.0.113.9")).toMatchObject({ used: 1 });
    expect([server.mails, server.copies]).toEqual([[message_id], ["marta@valdeoro.example"]]);
    expect(mail_outbox.get(`${id}_copy`)).toMatchObject({ state: "sent", copy_of: id });
  });

  it.each([
    ["a filled honeypot", { honeypot: "https://spam.example" }],
    ["a form sent within two seconds", { elapsed_ms: 1999 }],
  ])("stores a submission with %s, without mailing it", async (_, change) => {
    const { deps, contact_submissions, mail_outbox, server } = memoryOutbox();
    await expect(submitContact(deps, { ...input, ...change }, from("x"))).resolves.toEqual({
      stored: true,
    });
    const held = { suspect: true, mail: "held", message: "Hola" };
    expect(contact_submissions.get(id)).toMatchObject(held);
    expect(mail_outbox.get(id)).not.toHaveProperty("due");
    await retryMail(deps);
    expect([server.mails, server.copies]).toEqual([[], []]);
    expect([...mail_outbox.keys()]).toEqual([id]);
  });

  const mailbox = (name: string) => ({ ...input.fields, email: `${name}@strangers.example` });

  it.each([
    ["a network, whatever addresses it names", (n: number) => [`a${n}`, "203.0.113.9"]],
    ["an address, whoever names it", (n: number) => [n % 2 ? "Ana" : "ana", `203.0.113.${n}`]],
  ])("sends three copies at once, and ten a day, for %s", async (_, who) => {
    const { deps, server, contact_submissions, advance } = memoryOutbox();
    const ask = async (n: number) => {
      const [name = "", address = ""] = who(n);
      await submitContact(deps, { ...input, id: toId(n), fields: mailbox(name) }, from(address));
    };
    for (let n = 0; n < 5; n += 1) await ask(n);
    expect([server.copies.length, server.mails.length]).toEqual([3, 5]);
    for (let n = 5; n < 30; n += 1) {
      advance(40);
      await ask(n);
    }
    expect([server.copies.length, contact_submissions.size]).toEqual([10, 30]);
  });

  it("answers a repeat with success and mails nothing again", async () => {
    const { deps, contact_submissions, server } = memoryOutbox();
    await submitContact(deps, input, from("x"));
    await expect(submitContact(deps, input, from("x"))).resolves.toEqual({ stored: true });
    expect(contact_submissions.size).toBe(1);
    expect(server.mails).toHaveLength(1);
  });

  it("stores the lines of the list once, and answers a repeat without storing other ones", async () => {
    const { deps, contact_submissions } = memoryOutbox();
    const items = [{ reference: "NHK-1", family: "ruedas", quantity: 4, note: "con freno" }];
    await submitContact(deps, { ...input, items }, from("x"));
    await submitContact(deps, { ...input, items: [] }, from("x"));
    expect(contact_submissions.get(id)?.items).toEqual(items);
    await submitContact(deps, { ...input, id: toId(2) }, from("x"));
    expect(contact_submissions.get(toId(2))).not.toHaveProperty("items");
  });

  it("stores the origin of a visit, and no field without one", async () => {
    const { deps, contact_submissions } = memoryOutbox();
    const origin = { entry_page: "/blog/acero", utm_source: "feria" };
    await submitContact(deps, { ...input, origin }, from("x"));
    await submitContact(deps, { ...input, id: toId(2), origin: undefined }, from("x"));
    expect(contact_submissions.get(id)?.origin).toEqual(origin);
    expect(contact_submissions.get(toId(2))).not.toHaveProperty("origin");
  });

  it("rejects a network above its limit", async () => {
    const { deps, contact_submissions, rate_limits, server } = memoryOutbox();
    const now = deps.now();
    const empty = { tokens: 0, used: 5, refilled_at: now, expires_at: now };
    rate_limits.set("key of contact x", empty);
    await expect(submitContact(deps, input, from("x"))).rejects.toMatchObject({
      code: "resource-exhausted",
    });
    expect(contact_submissions.size).toBe(0);
    expect(server.mails).toEqual([]);
  });

  const sendAll = async (visitors: readonly ReturnType<typeof from>[]) => {
    const { deps, contact_submissions, clock } = memoryOutbox();
    for (const [n, visitor] of visitors.entries()) {
      await submitContact(deps, { ...input, id: toId(n) }, visitor).catch((error: unknown) =>
        expect(error).toMatchObject({ code: "resource-exhausted" }),
      );
    }
    return { deps, clock, stored: contact_submissions.size };
  };
  const EDGE = "66.102.8.142";
  const repeat = (count: number, visitor: (n: number) => ReturnType<typeof from>) =>
    Array.from({ length: count }, (_, n) => visitor(n));

  it("accepts other visitors of an edge when one of them is above the limit", async () => {
    const own = repeat(CONTACT_BUCKET.capacity + 1, () => from("198.51.100.1", EDGE, true));
    const others = repeat(100, (n) => from(`198.51.100.${n + 2}`, EDGE, true));
    const { stored } = await sendAll([...own, ...others]);
    expect(stored).toBe(CONTACT_BUCKET.capacity + 100);
  });

  it.each([
    ["forges another address", (n: number) => from(`198.51.100.${n}`, "203.0.113.1"), SITE_FACTOR],
    [
      "forges another address from another IPv6 network",
      (n: number) => from(`198.51.100.${n}`, `2001:db8:1:${n}::1`),
      SITE_FACTOR,
    ],
    ["has another IPv6 network", (n: number) => from(`2001:db8:1:${n}::1`), SITE_FACTOR],
    ["has another IPv6 address", (n: number) => from(`2001:db8:1:2::${n}`), 1],
    [
      "forges another address past an edge",
      (n: number) => from(`10.0.0.${n}`, EDGE, true),
      EDGE_FACTOR,
    ],
  ])(
    "accepts of a sender who %s for each submission a few times as many",
    async (_, who, factor) => {
      const { stored } = await sendAll(repeat(250, who));
      expect(stored).toBe(factor * CONTACT_BUCKET.capacity);
    },
  );

  it("leaves a visitor the own tokens when somebody forges the address", async () => {
    const forged = repeat(250, () => from("198.51.100.1", "203.0.113.1"));
    const own = repeat(CONTACT_BUCKET.capacity, () => from("198.51.100.1", EDGE, true));
    expect((await sendAll([...forged, ...own])).stored).toBe(2 * CONTACT_BUCKET.capacity);
  });

  it("does not wait for a mail server that does not answer", async () => {
    const { deps } = memoryOutbox();
    const hanging = { ...deps, send: () => new Promise<void>(() => {}), wait: async () => {} };
    await expect(submitContact(hanging, input, from("x"))).resolves.toEqual({ stored: true });
  });
});

/** A submission that the visitor sends until it succeeds, and the schedule of the next hour. */
function interruptedSubmission() {
  const { deps, contact_submissions, mail_outbox, server, advance } = memoryOutbox();
  const run = async (ports: SubmitContactDeps) => {
    await submitContact(ports, testSubmission, from("203.0.113.9"));
    for (let minutes = 0; minutes < 60; minutes += 5) {
      advance(5);
      await retryMail(ports);
    }
  };
  const state = () => ({
    submissions: [...contact_submissions].map(([key, { message, mail }]) => ({
      key,
      message,
      mail,
    })),
    outbox: [...mail_outbox].map(([key, { state, due = null }]) => ({ key, state, due })),
    mails: [...new Set(server.mails)],
    copies: [...new Set(server.copies)],
  });
  return { deps, run, state, advance };
}

it("a submission interrupted at any step is stored once and mailed under one message id", async () => {
  const { ends, expected } = await failAtEveryStep(interruptedSubmission, 5);
  expect(ends).toEqual(expected);
  expect(ends[0]?.state).toEqual({
    submissions: [{ key: id, message: "Hola", mail: "sent" }],
    outbox: [id, `${id}_copy`].map((key) => ({ key, state: "sent", due: null })),
    mails: [message_id],
    copies: ["marta@valdeoro.example"],
  });
});

it("a stored submission is mailed by the schedule without a repeated call", async () => {
  const { interrupted, ends } = await failAtEveryStep(() => {
    const memory = interruptedSubmission();
    let isSent = false;
    const run = async (ports: SubmitContactDeps) => {
      if (!isSent) {
        isSent = true;
        await submitContact(ports, testSubmission, from("x"));
        return;
      }
      for (let n = 0; n < 12; n += 1) {
        memory.advance(60);
        await retryMail(ports);
      }
    };
    return { ...memory, run };
  }, 3);
  const kept = interrupted.map(
    ({ state }) => state as ReturnType<ReturnType<typeof interruptedSubmission>["state"]>,
  );
  const stored = ends.filter((_, index) => kept[index]?.submissions.length === 1);
  expect(stored.length).toBeGreaterThan(0);
  for (const { at, state } of stored) {
    expect(state, at).toMatchObject({ mails: [message_id] });
    expect(state, at).toMatchObject({ submissions: [{ mail: "sent" }] });
  }
});
