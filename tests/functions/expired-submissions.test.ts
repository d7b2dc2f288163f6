import { beforeEach, expect, it } from "vitest";
import { aSubmission, toId } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storeSubmission } from "../support/store.ts";
import { auditTrail, sdk } from "./support/callers.ts";

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const announcement = sdk.db.doc("retention/contact_submissions");
const idsIn = async (collection: string) =>
  (await sdk.db.collection(collection).get()).docs.map(({ id }) => id);
const fileNames = async () => (await sdk.bucket().getFiles())[0].map(({ name }) => name);

/** More and less than 24 months ago, each with a file and an outbox entry. */
const SENT = [
  { id: toId("old"), created_at: daysAgo(732), file: "0a".repeat(32) },
  { id: toId("younger"), created_at: daysAgo(729), file: "0b".repeat(32) },
];

beforeEach(async () => {
  await reset();
  for (const { file, ...sent } of SENT) {
    const files = [{ id: file, name: "plano.pdf", type: "pdf", bytes: 4 } as const];
    await storeSubmission(sdk.db, aSubmission({ ...sent, files }));
    await sdk.db.doc(`mail_outbox/${sent.id}`).set({ state: "sent", attempts: 1 });
    await sdk.bucket().file(`contact/${file}`).save("%PDF");
  }
});

it("announces the removal of submissions for 30 days before it removes any", async () => {
  await runScheduled("removeExpiredSubmissions");
  const stored = (await announcement.get()).data();
  expect(stored).toMatchObject({ months: 24 });
  await announcement.update({ announced_at: daysAgo(29) });
  await runScheduled("removeExpiredSubmissions");
  expect(await idsIn("contact_submissions")).toHaveLength(2);
  expect(await fileNames()).toHaveLength(2);
  expect(await auditTrail()).toEqual([]);
});

it("removes submissions of 24 months with files and outbox entries, and keeps younger ones", async () => {
  await announcement.set({ months: 24, announced_at: daysAgo(31) });
  await runScheduled("removeExpiredSubmissions");
  expect(await idsIn("contact_submissions")).toEqual([toId("younger")]);
  expect(await idsIn("mail_outbox")).toEqual([toId("younger")]);
  expect(await fileNames()).toEqual([`contact/${"0b".repeat(32)}`]);
  expect(await auditTrail()).toEqual([["submissions_expired", "", toId("old")]]);
  await runScheduled("removeExpiredSubmissions");
  expect(await auditTrail()).toHaveLength(1);
});
