import * as fc from "fast-check";
import {
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { beforeAll, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { aJob, aRole } from "./cases/server-only.ts";
import { isAllowed, openDatabase, ROLES } from "./database.ts";

const database = openDatabase("random-writes", { isReported: false });
const ID = "known";
const COLLECTIONS = {
  audit_log: { action: "exported" },
  blog_posts: aPost,
  import_jobs: aJob,
  post_bodies: aBody,
  slugs: { post_id: ID, state: "gone" },
  user_roles: aRole,
  anything_else: { a: 1 },
};
const OPERATIONS = {
  create: (path: DocumentReference, data: object) => setDoc(path, data),
  update: (path: DocumentReference, data: object) => updateDoc(path, { ...data }),
  delete: (path: DocumentReference) => deleteDoc(path),
};

beforeAll(async () => {
  for (const [name, data] of Object.entries(COLLECTIONS))
    await database.seed(`${name}/${ID}`, data);
});

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  // Firestore has years of four digits.
  fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
  fc.array(fc.string()),
);

it("no browser changes what functions write, whoever it is and whatever it sends", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROLES, "editor" as const, "author" as const),
      fc.constantFrom(...(Object.keys(COLLECTIONS) as (keyof typeof COLLECTIONS)[])),
      fc.constantFrom(...(Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[])),
      fc.constantFrom(ID, crypto.randomUUID()),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), value, { noNullPrototype: true }),
      async (role, name, operation, id, fields) => {
        const db: Firestore = database.as(role);
        const data = { ...COLLECTIONS[name], ...fields };
        expect(await isAllowed(OPERATIONS[operation](doc(db, name, id), data))).toBe(false);
      },
    ),
    { numRuns: 150 },
  );
});
