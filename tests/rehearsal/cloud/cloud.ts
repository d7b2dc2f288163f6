import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { data } from "./data.ts";
import { functions } from "./functions.ts";
import { hosting } from "./hosting.ts";
import { identities } from "./identities.ts";
import { newProject, notFound, type Project, refuse } from "./project.ts";
import { type Answered, type Asked, startProxy } from "./proxy.ts";
import { isServing, services } from "./services.ts";

const INTERFACES = [services, identities, hosting, functions, data];
/** These answer in a project that has enabled nothing. */
const ALWAYS = ["oauth2", "www", "serviceusage", "upload-firebasehosting"].map(
  (name) => `${name}.googleapis.com`,
);

/** A request is answered with what it returns instead; undefined leaves the answer as it is. */
type Fault = (asked: Asked, answer: () => Answered) => Answered | undefined;

/**
 * Stands in for Google's interfaces of one project. It is as strict as Google where deployments failed: full addresses
 * in policies, services that must be enabled, accounts that are unknown at first, quotas of regions.
 */
export async function openCloud(options: Partial<Project> = {}) {
  const project = newProject(options);
  const asked: string[] = [];
  const faults: Fault[] = [];
  const answer = (request: Asked): Answered => {
    project.requests += 1;
    asked.push(`${request.method} ${request.host}${request.path}`);
    for (const fault of faults) {
      const response = fault(request, () => find(request));
      if (response) return response;
    }
    return find(request);
  };
  const find = (request: Asked): Answered => {
    const { host } = request;
    const isOff =
      host.endsWith(".googleapis.com") && !ALWAYS.includes(host) && !isServing(project, host);
    if (isOff)
      return refuse(
        403,
        "PERMISSION_DENIED",
        `${host} has not been used in project ${project.id} before or it is disabled.`,
        [{ reason: "SERVICE_DISABLED", metadata: { service: host } }],
      );
    for (const part of INTERFACES) {
      const found = part(request, project);
      if (found) return found;
    }
    return notFound(`${request.method} ${host}${request.path}`);
  };
  const proxy = await startProxy(answer);
  const folder = mkdtempSync(join(tmpdir(), "cloud-"));
  const certificate = join(folder, "google.pem");
  const login = join(folder, "login.json");
  writeFileSync(certificate, proxy.certificate);
  writeFileSync(
    login,
    JSON.stringify({
      type: "authorized_user",
      client_id: "c",
      client_secret: "s",
      refresh_token: "r",
    }),
  );
  return {
    project,
    asked,
    faults,
    /** With it, commands sign in to the stand-in and speak with it instead of Google. */
    environment: {
      ...{ HTTPS_PROXY: proxy.url, NODE_USE_ENV_PROXY: "1", NO_PROXY: "localhost,127.0.0.1" },
      ...{ NODE_EXTRA_CA_CERTS: certificate, GOOGLE_APPLICATION_CREDENTIALS: login },
      // firebase-tools asks for the tokens of application default credentials past the proxy.
      ...{ FIREBASE_TOKEN: "token", HOME: folder, XDG_CONFIG_HOME: folder },
    },
    close: () => {
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Cloud = Awaited<ReturnType<typeof openCloud>>;
