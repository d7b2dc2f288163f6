import { describe, expect, it, vi } from "vitest";
import { testInquiry } from "./memory-outbox.ts";
import { type NewSubmission, type SubmitContactDeps, submitContact } from "./submit-contact.ts";

const now = new Date("2026-11-21T10:00:00Z");
const input = testInquiry;

function world(answer: "stored" | "already" | "limited" = "stored") {
  const added: NewSubmission[] = [];
  const deliver = vi.fn<SubmitContactDeps["deliver"]>(() => Promise.resolve("sent"));
  const deps: SubmitContactDeps = {
    networkKey: (address) => Promise.resolve(`key of ${address}`),
    add: (entry) => {
      added.push(entry);
      return Promise.resolve(answer);
    },
    deliver,
    now: () => now,
    wait: () => new Promise(() => {}),
  };
  return { added, deliver, deps };
}

describe("submitContact", () => {
  it("stores the nine fields as a pending submission and mails it", async () => {
    const { added, deliver, deps } = world();
    await expect(submitContact(deps, input, "203.0.113.9")).resolves.toEqual({ stored: true });
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({
      id: input.id,
      network: "key of 203.0.113.9",
      submission: {
        ...input.fields,
        status: "pending",
        notes: "",
        created_at: now,
        source: "contacto",
        page: "/catalogo",
        suspect: false,
        mail: "pending",
      },
    });
    expect(deliver).toHaveBeenCalledExactlyOnceWith(input.id);
  });

  it.each([
    ["a filled honeypot", { honeypot: "https://spam.example" }],
    ["a form sent within two seconds", { elapsed_ms: 1999 }],
  ])("keeps what %s sends, without mailing it", async (_, change) => {
    const { added, deliver, deps } = world();
    await expect(submitContact(deps, { ...input, ...change }, "x")).resolves.toEqual({
      stored: true,
    });
    expect(added[0]?.submission).toMatchObject({ suspect: true, mail: "held", message: "Hola" });
    expect(deliver).not.toHaveBeenCalled();
  });

  it("answers a repeat with success and mails nothing again", async () => {
    const { deliver, deps } = world("already");
    await expect(submitContact(deps, input, "x")).resolves.toEqual({ stored: true });
    expect(deliver).not.toHaveBeenCalled();
  });

  it("refuses a network that has sent too much", async () => {
    const { deliver, deps } = world("limited");
    await expect(submitContact(deps, input, "x")).rejects.toMatchObject({
      code: "resource-exhausted",
    });
    expect(deliver).not.toHaveBeenCalled();
  });

  it("does not let the visitor wait for a mail server that hangs", async () => {
    const { deps } = world();
    const hanging = {
      ...deps,
      deliver: () => new Promise(() => {}),
      wait: () => Promise.resolve(),
    };
    await expect(submitContact(hanging, input, "x")).resolves.toEqual({ stored: true });
  });
});
