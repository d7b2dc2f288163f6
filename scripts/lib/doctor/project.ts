import { auth, type searchconsole_v1 } from "googleapis/build/src/apis/searchconsole/index.js";
import * as config from "../../../functions/src/platform/config.ts";
import { readParameters } from "../build/site-url.ts";
import { UserError } from "../command.ts";

const TIMEOUT_MS = 10_000;
/** Search Console has a scope of its own. */
const SCOPES = ["cloud-platform", "webmasters.readonly"].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);
export const LOGIN = "gcloud auth application-default login";
/** Google may refuse these scopes to the login that `gcloud` offers. */
export const LOGIN_WITH_SEARCH_CONSOLE = `${LOGIN} --scopes=${SCOPES.join(",")}`;

type Connection = NonNullable<ConstructorParameters<typeof searchconsole_v1.Searchconsole>[0]>;

export interface Project {
  readonly id: string;
  /** `rootUrl` is that of a stand-in. */
  readonly connection: Connection;
  /** Of the caller; a stand-in needs none. */
  readonly token?: () => Promise<string | null | undefined>;
  /** Texts of DNS, by default of the network's name server. */
  readonly findTexts?: (host: string) => Promise<readonly string[]>;
  /** As written in functions/.env.<project> and functions/.env. */
  readonly written: Readonly<Record<string, string | undefined>>;
}

/** @throws UserError without Application Default Credentials */
export async function openProject(id: string): Promise<Project> {
  const clientOptions = { transporterOptions: { timeout: TIMEOUT_MS } };
  const credentials = new auth.GoogleAuth({ scopes: SCOPES, clientOptions });
  await credentials.getAccessToken().catch(({ message }: Error) => {
    throw new UserError(`Nothing was read: ${message}\nSign in: ${LOGIN}`);
  });
  return {
    ...{ id, connection: { ...toConnection(id), auth: credentials }, written: readParameters(id) },
    token: () => credentials.getAccessToken(),
  };
}

/** The project pays for the quota of its own reads. */
export function toConnection(id: string, timeout = TIMEOUT_MS): Connection {
  return { timeout, retry: false, headers: { "x-goog-user-project": id } };
}

/** Parameters of functions/src/platform/config.ts; secrets cannot be compared. */
export const declared = Object.values(config).flatMap((value) =>
  typeof value === "object" && "equals" in value ? [value] : [],
);

/** The written value or the default. */
export function parameter(project: Project, name: string): string {
  const fallback = declared.find((setting) => setting.name === name)?.options.default;
  return project.written[name] ?? (typeof fallback === "string" ? fallback : "");
}

export function serviceAccount(project: Project, name: string): string {
  return `${name}@${project.id}.iam.gserviceaccount.com`;
}

export function firebaseConsole(project: Project, place: string): string {
  return `https://console.firebase.google.com/project/${project.id}/${place}`;
}
