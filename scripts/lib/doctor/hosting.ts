import { firebasehosting_v1beta1 } from "googleapis/build/src/apis/firebasehosting/v1beta1.js";
import { isOrigin } from "../build/site-url.ts";
import { type Check, type Line, missing, ready, unknown, wrong } from "./line.ts";
import { firebaseConsole, type Project, parameter } from "./project.ts";

const NAME = "Domain of SITE_URL";

export const hosting: Check = {
  names: [NAME],
  role: "roles/firebasehosting.viewer",
  read: async (project) => {
    const url = parameter(project, "SITE_URL");
    if (!isOrigin(url)) return [unknown(NAME, "SITE_URL is no origin", "see Parameter SITE_URL")];
    const { connection, id } = project;
    const sites = new firebasehosting_v1beta1.Firebasehosting(connection).projects.sites;
    const site = await findDefaultSite(connection, id);
    if (!site?.name) {
      const mend = `step 1: ${firebaseConsole(project, "hosting")}`;
      return [missing(NAME, "Hosting is not set up", mend)];
    }
    const { hostname } = new URL(url);
    const ownDomains = ["web.app", "firebaseapp.com"].map((end) => `${idIn(site.name)}.${end}`);
    if (ownDomains.includes(hostname)) return [ready(NAME, hostname)];
    const domains = await sites.customDomains.list({ parent: site.name, pageSize: 100 });
    const found = domains.data.customDomains?.find(({ name }) => idIn(name) === hostname);
    return [domainLine(project, hostname, found)];
  },
};

export async function findDefaultSite(connection: Project["connection"], id: string) {
  const sites = new firebasehosting_v1beta1.Firebasehosting(connection).projects.sites;
  const { data } = await sites.list({ parent: `projects/${id}`, pageSize: 100 });
  return data.sites?.find(({ type }) => type === "DEFAULT_SITE");
}

function domainLine(
  project: Project,
  hostname: string,
  domain: firebasehosting_v1beta1.Schema$CustomDomain | undefined,
): Line {
  const mend = `${firebaseConsole(project, "hosting/sites")}: ${hostname}`;
  if (!domain) return missing(NAME, `${hostname} is not connected to Hosting`, mend);
  if (domain.redirectTarget)
    return wrong(NAME, `${hostname} redirects to ${domain.redirectTarget}`, mend);
  const states = [domain.ownershipState, domain.hostState, domain.cert?.state];
  const isServed =
    states[0] === "OWNERSHIP_ACTIVE" &&
    states[1] === "HOST_ACTIVE" &&
    /^CERT_(?:ACTIVE|EXPIRING_SOON)$/.test(states[2] ?? "");
  return isServed
    ? ready(NAME, hostname)
    : wrong(NAME, `${hostname}: ${states.filter(Boolean).join(", ")}`, mend);
}

function idIn(name: string | null | undefined): string {
  return name?.split("/").at(-1) ?? "";
}
