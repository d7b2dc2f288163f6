import { doc, type Firestore, getDoc } from "firebase/firestore";
import { afterEach, describe, expect, it } from "vitest";
import { isAllowed, openDatabase, roleRow, toEmail } from "./database.ts";

const database = openDatabase("role-address");

const isAdmitted = (db: Firestore) => isAllowed(getDoc(doc(db, "import_jobs/any")));
const withAddress = (email: string | undefined) => database.session(100, { email });
const bind = (email: string) => database.seed("user_roles/admin", { ...roleRow("admin"), email });

afterEach(() => database.seed("user_roles/admin", roleRow("admin")));

describe("a role with an address", () => {
  it("admits the account with this address only", async () => {
    await bind(toEmail("admin"));
    expect(await isAdmitted(database.as("admin"))).toBe(true);
    for (const email of ["other@nhk-group.example", toEmail("admin").toUpperCase(), "", undefined])
      expect(await isAdmitted(withAddress(email)), email).toBe(false);
    expect(await isAdmitted(database.secondAdmin())).toBe(true);
  });

  it("ends when the row has another address, and leaves only the own row readable", async () => {
    await bind("former@nhk-group.example");
    expect(await isAdmitted(database.as("admin"))).toBe(false);
    expect(await isAllowed(getDoc(doc(database.as("admin"), "user_roles/admin")))).toBe(true);
    expect(await isAllowed(getDoc(doc(database.as("admin"), "user_roles/secondAdmin")))).toBe(
      false,
    );
  });
});

it("a row that was written before addresses were stored admits its account", async () => {
  expect(await isAdmitted(database.as("admin"))).toBe(true);
});
