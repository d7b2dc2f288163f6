import { doc, writeBatch } from "firebase/firestore";
import { expect, it } from "vitest";
import { aStoredPost, setRecorded } from "./cases/recorded.ts";
import { toSend } from "./cases/stored.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { type Database, emailOf, isAllowed, openDatabase } from "./database.ts";

/** An evaluation has at most 1,000: https://firebase.google.com/docs/firestore/quotas#security_rules. */
const MOST = 1000;
/** Of `true` and its `&&`. */
const COST = 3;
const SPARE = 100;

const condition = "allow update: if isAdmin() && isChange(";

/** Halved, because the emulator refuses deep nesting. */
const conditions = (n: number): string =>
  n <= 1 ? "true" : `(${conditions(n >> 1)} && ${conditions(n - (n >> 1))})`;

const id = "00000000-0000-4000-8000-000000000001";
const slug = "otra-direccion";
const scheduled: Fields = {
  ...aStoredPost,
  source: "ai",
  published: false,
  scheduled_for: daysAgo(-9),
  created_at: daysAgo(2),
};
const { scheduled_for: _, ...unscheduled } = scheduled;
const published: Fields = {
  ...unscheduled,
  title: "Otro título",
  slug,
  published: true,
  published_at: daysAgo(1),
  created_at: daysAgo(1),
  claims_checked_by: "admin",
  claims_checked_at: writeTime,
  updated_at: writeTime,
};

/** @param more expressions that the rules evaluate in addition */
function openWith(name: string, more: number): Database {
  return openDatabase(name, {
    isReported: false,
    change: (rules) => {
      expect(rules).toContain(condition);
      const longer = condition.replace("&&", () => `&& ${conditions(Math.ceil(more / COST))} &&`);
      return rules.replace(condition, () => longer);
    },
  });
}

interface Save {
  readonly before: Fields;
  readonly after: Fields;
}
const kept = { claims_checked_by: "secondAdmin", claims_checked_at: daysAgo(2) };
const SAVES: Readonly<Record<string, Save>> = {
  "with the own confirmation": { before: scheduled, after: published },
  "under a colleague's, which keeps the text": {
    before: { ...scheduled, ...kept, title: published.title },
    after: { ...published, ...kept },
  },
};

async function isAllowedIn({ seed, session }: Database, { before, after }: Save): Promise<boolean> {
  const ended_sessions = { until: 1, kept: 2, single: [3] };
  await seed("user_roles/admin", {
    ...{ role: "admin", needs_second_factor: true, ended_sessions },
    email: emailOf("admin"),
  });
  await seed(`blog_posts/${id}`, toSend(before));
  const firebase = { sign_in_provider: "password", sign_in_second_factor: "totp" };
  const db = session(2, { firebase });
  const batch = writeBatch(db);
  setRecorded(batch, db, "admin", { id, before, after });
  batch.set(doc(db, `slugs/${slug}`), { post_id: id, state: "current" });
  return isAllowed(batch.commit());
}

const within = openWith("expressions-within", SPARE);
const beyond = openWith("expressions-beyond", MOST);

it.each(Object.entries(SAVES))(
  "a save that changes everything %s leaves a tenth of the expressions, and one beyond them is refused",
  async (_, save) => {
    expect(await isAllowedIn(within, save)).toBe(true);
    expect(await isAllowedIn(beyond, save)).toBe(false);
  },
);
