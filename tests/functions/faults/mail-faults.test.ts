import { beforeEach, expect, it } from "vitest";
import { addresses } from "../../support/addresses.ts";
import { callFunction } from "../../support/call-function.ts";
import { contactInput } from "../../support/contact-input.ts";
import { reset, setStandInMode } from "../../support/reset.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { sdk } from "../support/callers.ts";

const { mailbox } = addresses();
const input = contactInput("mail-fault");
const submission = sdk.db.doc(`contact_submissions/${input.id}`);
const entry = sdk.db.doc(`mail_outbox/${input.id}`);
const stored = { result: { stored: true } };

beforeEach(async () => {
  await reset();
  await setStandInMode(mailbox, "normal");
});

async function messageIds(): Promise<readonly string[]> {
  const mails = (await (await fetch(`${mailbox}/api/messages`)).json()) as {
    readonly message_id: string;
    readonly to: readonly string[];
  }[];
  const toSales = mails.filter(({ to }) => to.includes("ventas@nhk-group.example"));
  return toSales.map(({ message_id }) => message_id);
}

function untilMail(state: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = submission.onSnapshot((now) => {
      if (now.get("mail") !== state) return;
      stop();
      resolve();
    }, reject);
  });
}

it("a silent mail server does not delay the visitor, and the mail follows", async () => {
  await setStandInMode(mailbox, "silent");
  const began = performance.now();
  expect(await callFunction("submitContact", input)).toEqual(stored);
  // The visitor waits three seconds at most, the server ten.
  expect(performance.now() - began).toBeLessThan(9000);
  expect((await submission.get()).get("mail")).toBe("sending");
  await untilMail("pending");
  await setStandInMode(mailbox, "normal");
  await entry.update({ due: new Date(0) });
  await runScheduled("retryMail");
  expect((await submission.get()).get("mail")).toBe("sent");
  expect(await messageIds()).toHaveLength(1);
});

it("a mail that the server accepts without confirming is sent again with the same message id", async () => {
  await setStandInMode(mailbox, "drops");
  expect(await callFunction("submitContact", input)).toEqual(stored);
  await untilMail("pending");
  expect(await messageIds()).toHaveLength(1);
  await setStandInMode(mailbox, "normal");
  await entry.update({ due: new Date(0) });
  await runScheduled("retryMail");
  await runScheduled("retryMail");
  const ids = await messageIds();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect((await entry.get()).data()).toMatchObject({ state: "sent", attempts: 2 });
});
