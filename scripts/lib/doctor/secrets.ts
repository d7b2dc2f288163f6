import { secretmanager_v1 } from "googleapis/build/src/apis/secretmanager/v1.js";
import { getStatus } from "./failures.ts";
import { type Check, type Line, missing, ready, wrong } from "./line.ts";
import { type Project, parameter } from "./project.ts";

export const SECRET_ROLE = "roles/secretmanager.secretAccessor";

export const partnerKey: Check = {
  names: ["Secret PARTNER_KEY"],
  role: SECRET_ROLE,
  read: async (project) => {
    const isUsed = parameter(project, "PARTNER_URL") !== "";
    const isHeader = (key: string) => !isUsed || /^[\x21-\x7e]+$/.test(key);
    const fault = "is not one word, which a bearer token must be";
    return [(await secretLine(project, "PARTNER_KEY", isHeader, fault)).line];
  },
};

/** The value is never part of a line. */
export async function secretLine(
  project: Project,
  secret: string,
  isWellFormed: (value: string) => boolean,
  fault: string,
): Promise<{ readonly line: Line; readonly value?: string }> {
  const name = `Secret ${secret}`;
  const mend = `step 5: npx firebase functions:secrets:set ${secret} --project ${project.id}`;
  const client = new secretmanager_v1.Secretmanager(project.connection).projects.secrets.versions;
  try {
    const version = `projects/${project.id}/secrets/${secret}/versions/latest`;
    const { data } = await client.access({ name: version });
    const value = Buffer.from(data.payload?.data ?? "", "base64").toString();
    if (value === "") return { line: missing(name, "empty", mend) };
    if (!isWellFormed(value)) return { line: wrong(name, fault, mend) };
    return { line: ready(name, "set"), value };
  } catch (error) {
    if (getStatus(error) === 404) return { line: missing(name, "not set", mend) };
    if (getStatus(error) !== 400) throw error;
    return { line: wrong(name, "its latest version is disabled or destroyed", mend) };
  }
}
