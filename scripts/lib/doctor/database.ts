import { REGION } from "domain/shared/region";
import { firestore_v1 } from "googleapis/build/src/apis/firestore/v1.js";
import { optional } from "./failures.ts";
import { type Check, type Line, missing, ready, type Write, wrong } from "./line.ts";
import type { Project } from "./project.ts";

type Database = firestore_v1.Schema$GoogleFirestoreAdminV1Database;
type Schedule = firestore_v1.Schema$GoogleFirestoreAdminV1BackupSchedule;

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
    if (found === undefined) {
      const mend = `step 7: npm run deploy -- --project ${project.id}`;
      return [{ ...missing("Database", "none", mend), writes: [creation(project)] }];
    }
    const { data } = await client.backupSchedules.list({ parent: name });
    return [
      databaseLine(found),
      ...protectionLines(found, project),
      scheduleLine(data.backupSchedules ?? [], project),
    ];
  },
};

const RECOVERY = { pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED" };
const PROTECTION = { deleteProtectionState: "DELETE_PROTECTION_ENABLED" };
const ADDRESS = "https://firestore.googleapis.com/v1";

function creation({ id }: Project): Write {
  const url = `${ADDRESS}/projects/${id}/databases?databaseId=(default)`;
  const place = { type: "FIRESTORE_NATIVE", locationId: REGION };
  return { method: "POST", url, body: { ...place, ...RECOVERY, ...PROTECTION } };
}

function databaseLine({ type, databaseEdition, locationId }: Database): Line {
  const found = [type, databaseEdition, locationId].filter(Boolean).join(", ");
  const isRight = type === "FIRESTORE_NATIVE" && databaseEdition !== "ENTERPRISE";
  if (isRight && locationId === REGION) return ready("Database", found);
  const mend = `step 1: a database cannot be changed into native mode, STANDARD, ${REGION}: use a new project`;
  return wrong("Database", found, mend);
}

function protectionLines(found: Database, project: Project): readonly Line[] {
  const mend = `step 4: gcloud firestore databases update --project=${project.id} --database='(default)' --enable-pitr --delete-protection`;
  const line = (name: string, body: Readonly<Partial<Database>>) => {
    const [[field, value] = ["", ""]] = Object.entries(body);
    if (found[field as keyof Database] === value) return ready(name, "on");
    const url = `${ADDRESS}/${databaseName(project)}?updateMask=${field}`;
    return { ...missing(name, "off", mend), writes: [{ method: "PATCH", url, body }] } as const;
  };
  return [line("Point-in-time recovery", RECOVERY), line("Delete protection", PROTECTION)];
}

/** docs/operations.md, Backups. */
function scheduleLine(schedules: readonly Schedule[], project: Project): Line {
  const { id } = project;
  const create = `gcloud firestore backups schedules create --project=${id} --database='(default)'`;
  const requiredSchedules = [
    {
      kind: "dailyRecurrence",
      days: 7,
      recurrence: {},
      options: "--recurrence=daily --retention=7d",
    },
    {
      kind: "weeklyRecurrence",
      days: 98,
      recurrence: { day: "SUNDAY" },
      options: "--recurrence=weekly --day-of-week=SUN --retention=14w",
    },
  ] as const;
  const absent = requiredSchedules.filter(
    ({ kind, days }) =>
      !schedules.some(
        (schedule) =>
          schedule[kind] && Number.parseInt(schedule.retention ?? "0", 10) >= days * DAY_SECONDS,
      ),
  );
  if (absent.length === 0) return ready("Backup schedules", "daily and weekly");
  const found = absent.map(({ kind, days }) => `no ${kind} kept ${days} days`).join(", ");
  const mend = absent.map(({ options }) => `step 4: ${create} ${options}`).join("\n");
  const url = `${ADDRESS}/${databaseName(project)}/backupSchedules`;
  const writes = absent.map(({ kind, days, recurrence }): Write => {
    const retention = `${days * DAY_SECONDS}s`;
    // A database has one schedule of each kind.
    const short = schedules.find((schedule) => schedule[kind])?.name;
    const mask = `${ADDRESS}/${short}?updateMask=retention`;
    if (short) return { method: "PATCH", url: mask, body: { retention } };
    return { method: "POST", url, body: { retention, [kind]: recurrence } };
  });
  return { ...missing("Backup schedules", found, mend), writes };
}
