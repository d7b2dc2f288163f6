import { firestore_v1 } from "googleapis/build/src/apis/firestore/v1.js";
import firebase from "../../../firebase.json" with { type: "json" };
import { optional } from "./failures.ts";
import { type Check, type Line, missing, ready, wrong } from "./line.ts";
import type { Project } from "./project.ts";

type Database = firestore_v1.Schema$GoogleFirestoreAdminV1Database;
type Schedule = firestore_v1.Schema$GoogleFirestoreAdminV1BackupSchedule;

const LOCATION = firebase.firestore.location;
const DAY_SECONDS = 86_400;

export function databaseName({ id }: Project): string {
  return `projects/${id}/databases/(default)`;
}

export function firestoreClient({ connection }: Project) {
  return new firestore_v1.Firestore(connection).projects.databases;
}

export const database: Check = {
  names: ["Database", "Point-in-time recovery", "Delete protection", "Backup schedules"],
  role: "roles/datastore.viewer and roles/datastore.backupSchedulesViewer",
  read: async (project) => {
    const client = firestoreClient(project);
    const name = databaseName(project);
    const found = await optional(client.get({ name }));
    if (found === undefined)
      return [missing("Database", "none", `step 7: npm run deploy -- --project ${project.id}`)];
    const { data } = await client.backupSchedules.list({ parent: name });
    return [
      databaseLine(found),
      ...protectionLines(found, project),
      scheduleLine(data.backupSchedules ?? [], project),
    ];
  },
};

function databaseLine({ type, databaseEdition, locationId }: Database): Line {
  const found = [type, databaseEdition, locationId].filter(Boolean).join(", ");
  const isRight = type === "FIRESTORE_NATIVE" && databaseEdition !== "ENTERPRISE";
  if (isRight && locationId === LOCATION) return ready("Database", found);
  const mend = `step 1: a database cannot be changed into native mode, STANDARD, ${LOCATION}: use a new project`;
  return wrong("Database", found, mend);
}

function protectionLines(found: Database, { id }: Project): readonly Line[] {
  const mend = `step 10: gcloud firestore databases update --project=${id} --database='(default)' --enable-pitr --delete-protection`;
  const line = (name: string, isOn: boolean) =>
    isOn ? ready(name, "on") : missing(name, "off", mend);
  return [
    line(
      "Point-in-time recovery",
      found.pointInTimeRecoveryEnablement === "POINT_IN_TIME_RECOVERY_ENABLED",
    ),
    line("Delete protection", found.deleteProtectionState === "DELETE_PROTECTION_ENABLED"),
  ];
}

/** docs/operations.md, Backups. */
function scheduleLine(schedules: readonly Schedule[], { id }: Project): Line {
  const create = `gcloud firestore backups schedules create --project=${id} --database='(default)'`;
  const wanted = [
    { kind: "dailyRecurrence", days: 7, options: "--recurrence=daily --retention=7d" },
    {
      kind: "weeklyRecurrence",
      days: 98,
      options: "--recurrence=weekly --day-of-week=SUN --retention=14w",
    },
  ] as const;
  const absent = wanted.filter(
    ({ kind, days }) =>
      !schedules.some(
        (one) => one[kind] && Number.parseInt(one.retention ?? "0", 10) >= days * DAY_SECONDS,
      ),
  );
  if (absent.length === 0) return ready("Backup schedules", "daily and weekly");
  const found = absent.map(({ kind, days }) => `no ${kind} kept ${days} days`).join(", ");
  const mend = absent.map(({ options }) => `step 10: ${create} ${options}`).join("\n");
  return missing("Backup schedules", found, mend);
}
