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
      (data.indexes ?? []).map((one) => [keyOf(groupIn(one.name), one), one.state ?? ""]),
    );
    const wanted = declared.indexes.map((one) => keyOf(one.collectionGroup, one));
    return [lineOf("Indexes", wanted, states, "READY", project)];
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
    const timed = declared.fieldOverrides.filter((one) => "ttl" in one);
    const wanted = timed.map((one) => `${one.collectionGroup}.${one.fieldPath}`);
    return [lineOf("TTL policies", wanted, states, "ACTIVE", project)];
  },
};

function lineOf(
  name: string,
  wanted: readonly string[],
  states: ReadonlyMap<string, string>,
  good: string,
  { id }: Project,
): Line {
  const absent = wanted.filter((key) => !states.has(key));
  const deploy = `npm run deploy -- --project ${id} --only firestore:indexes`;
  if (absent.length > 0) return missing(name, absent.join("; "), deploy);
  const other = wanted.filter((key) => states.get(key) !== good);
  if (other.length === 0) return ready(name, `${wanted.length}, ${good}`);
  const found = other.map((key) => `${key} is ${states.get(key)}`).join("; ");
  const isBuilding = other.every((key) => states.get(key) === "CREATING");
  return wrong(name, found, isBuilding ? "wait until Firestore has built it" : deploy);
}

/** Firestore adds the document's name at the end. */
function keyOf(group: string, { queryScope, fields: parts }: Index): string {
  const named = (parts ?? []).filter(({ fieldPath }) => fieldPath !== "__name__");
  const list = named.map((one) => `${one.fieldPath} ${one.order ?? one.arrayConfig}`);
  const scope = queryScope === "COLLECTION" ? "" : ` in ${queryScope}`;
  return `${group} (${list.join(", ")})${scope}`;
}

function groupIn(name: string | null | undefined): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name ?? "")?.[1] ?? "";
}
