import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { openDatabase } from "../../../scripts/lib/backup/documents.ts";
import { chosenProject } from "../../../scripts/lib/backup/project.ts";
import { createAccount, createAdmin, demoAdmin } from "../../support/accounts.ts";
import { aBody, aPost, aSubmission } from "../../support/builders.ts";
import { storePost, storeSubmission } from "../../support/store.ts";
import { sdk } from "../support/callers.ts";

const { db, auth } = sdk;
const visitor = { email: "cuenta@example.com", password: "una-clave-larga" };
export const project = chosenProject(undefined);

/** Values that copies easily change. */
export async function storeEdgeValues() {
  const ref = db.doc("slugs/uno");
  await db.doc("odd/values").set({
    int: 9_007_199_254_740_991,
    minus: -0,
    nothing: Number.NaN,
    over: Number.POSITIVE_INFINITY,
    time: new Timestamp(-62_135_596_800, 123_456_000),
    bytes: Buffer.from([0, 255, 128]),
    place: new GeoPoint(0, -180),
    ref,
    elsewhere: null,
    list: [1, [].length, { deep: [{ ref, empty: {} }] }],
    "a.b`c": "\u2028 ñ 😀 \u0000",
    10: "before 9 by number, after it by letter",
    9: true,
  });
  // The Admin SDK cannot store doubles without fraction.
  const database = openDatabase(project);
  const fields = { double: { doubleValue: 5 }, integer: { integerValue: "5" } };
  await database.store([{ path: "odd/numbers", fields }]);
  await database.close();
  await db.doc("odd/never-stored/below/one/deeper/two").set({ x: 1 });
  await db.doc("odd-/1").set({});
}

/** 15 documents with three posts, and 3 accounts. */
export async function storeSamples(posts = 3) {
  await createAdmin(sdk, demoAdmin);
  const uid = await createAccount(sdk, visitor, { verified: false });
  await auth.updateUser(uid, { disabled: true, displayName: "Ana", phoneNumber: "+34600000000" });
  const google = { providerId: "google.com", uid: "7", email: "g@example.com" };
  await auth.importUsers([{ uid: "de-google", email: "g@example.com", providerData: [google] }]);
  for (let n = 0; n < posts; n += 1) await storePost(db, aPost({ slug: `post-${n}` }), aBody());
  await storeSubmission(db, aSubmission());
  await db.doc("rate_limits/secret-2026-06-01").set({ secret: "x" });
  await storeEdgeValues();
}
