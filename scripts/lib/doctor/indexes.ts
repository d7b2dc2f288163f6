import type { firestore_v1 } from "googleapis/build/src/apis/firestore/v1.js";
import declared from "../../../firestore.indexes.json" with { type: "json" };
import { databaseName, firestoreClient } from "./database.ts";
import { type Check, type Line, missing, ready, wrong } from "./line.ts";
import type { Project } from "./project.ts";

type Index = Pick<firestore_v1.Schema$GoogleFirestoreAdminV1Index, "queryScope" | "fields">;

const ROLE = "roles/datastore.viewer";
const PAGE = 300;

export const indexes: Check = {
  names: ["Indexes"],
  role: ROLE,
  read: async (project) => {
    const parent = `${databaseName(project)}/collectionGroups/-`;
    const client = firestoreClient(project).collectionGroups.indexes;
    const { data } = await client.list({ parent, pageSize: PAGE });
    const states = new Map(
      (data.indexes ?? []).map((index) => [toKey(groupIn(index.name), index), index.state ?? ""]),
    );
    const requiredKeys = declared.indexes.map((index) => toKey(index.collectionGroup, index));
    return [toLine("Indexes", requiredKeys, states, "READY", project)];
  },
};

export const timeToLive: Check = {
  names: ["TTL policies"],
  role: ROLE,
  read: async (project) => {
    const parent = `${databaseName(project)}/collectionGroups/-`;
    const client = firestoreClient(project).collectionGroups.fields;
    const { data } = await client.list({ parent, filter: "ttlConfig:*", pageSize: PAGE });
    const states = new Map(
      (data.fields ?? []).map(({ name, ttlConfig }) => [
        `${groupIn(name)}.${name?.split("/").at(-1)}`,
        ttlConfig?.state ?? "",
      ]),
    );
    const timed = declared.fieldOverrides.filter((fieldOverride) => "ttl" in fieldOverride);
    const requiredKeys = timed.map(
      (override) => `${override.collectionGroup}.${override.fieldPath}`,
    );
    return [toLine("TTL policies", requiredKeys, states, "ACTIVE", project)];
  },
};

function toLine(
  name: string,
  requiredKeys: readonly string[],
  states: ReadonlyMap<string, string>,
  good: string,
  { id }: Project,
): Line {
  const absent = requiredKeys.filter((key) => !states.has(key));
  const deploy = `npm run deploy -- --project ${id} --only firestore:indexes`;
  if (absent.length > 0) return missing(name, absent.join("; "), deploy);
  const other = requiredKeys.filter((key) => states.get(key) !== good);
  if (other.length === 0) return ready(name, `${requiredKeys.length}, ${good}`);
  const found = other.map((key) => `${key} is ${states.get(key)}`).join("; ");
  const isBuilding = other.every((key) => states.get(key) === "CREATING");
  return wrong(name, found, isBuilding ? "wait until Firestore has built it" : deploy);
}

/** Firestore adds the document's name at the end. */
function toKey(group: string, { queryScope, fields: parts }: Index): string {
  const named = (parts ?? []).filter(({ fieldPath }) => fieldPath !== "__name__");
  const list = named.map(
    (indexField) => `${indexField.fieldPath} ${indexField.order ?? indexField.arrayConfig}`,
  );
  const scope = queryScope === "COLLECTION" ? "" : ` in ${queryScope}`;
  return `${group} (${list.join(", ")})${scope}`;
}

function groupIn(name: string | null | undefined): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name ?? "")?.[1] ?? "";
}
