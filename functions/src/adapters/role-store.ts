import type { DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { UserRoleSchema } from "../domain/role.ts";
import type { RoleRows } from "../use-cases/account-ports.ts";
import { auditRef } from "./audit-log.ts";
import { parseStored, withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/** Rows read for a list: an organisation with more administrators than this has another problem. */
const MOST_ROWS = 500;

/** Where the row of an account is, if it has one. */
export function roleRow(db: Firestore, uid: string): DocumentReference {
  return db.collection("user_roles").doc(uid);
}

/** Whether a row, as it is at this moment, makes its account an administrator. */
export function isAdministrator(row: DocumentSnapshot): boolean {
  return row.get("role") === "admin";
}

/** Role rows, `user_roles/{uid}`: the truth about who is an administrator (G-09). */
export function roleStore(db: Firestore): RoleRows {
  const all = db.collection("user_roles");
  const row = (uid: string) => roleRow(db, uid);
  return {
    // Read from the database each time.
    hasRole: async (uid) => isAdministrator(await withCodes(row(uid).get())),

    rows: async () => {
      const { docs } = await withCodes(all.orderBy("created_at").limit(MOST_ROWS).get());
      return docs.map((doc) => ({
        uid: doc.id,
        created_at: parseStored(UserRoleSchema, doc.data()).created_at,
      }));
    },

    grant: (uid, entry) =>
      inTransaction(db, async (transaction) => {
        const existing = await transaction.get(row(uid));
        if (isAdministrator(existing)) return false;
        transaction.set(row(uid), { user_id: uid, role: "admin", created_at: entry.at });
        transaction.create(auditRef(db), entry);
        return true;
      }),

    removeRow: (uid, caller, entry) =>
      inTransaction(db, async (transaction) => {
        const [target, own] = await transaction.getAll(row(uid), row(caller));
        // Locks the answer: of two who remove each other one finds the other's row gone (T06).
        const admins = all.where("role", "==", "admin").limit(2).select();
        const { size } = await transaction.get(admins);
        if (target?.get("role") !== "admin") return "absent";
        if (size < 2) return "last";
        if (own?.get("role") !== "admin") return "caller-removed";
        transaction.delete(row(uid));
        transaction.create(auditRef(db), entry);
        return "removed";
      }),

    removeOrphan: async (uid, entry) => {
      const batch = db.batch();
      batch.delete(row(uid));
      batch.create(auditRef(db), entry);
      await withCodes(batch.commit());
    },
  };
}
