import { accounts } from "./accounts.ts";
import { appCheck } from "./app-check.ts";
import { authentication } from "./authentication.ts";
import { database } from "./database.ts";
import { unreadable } from "./failures.ts";
import { hosting } from "./hosting.ts";
import { indexes, timeToLive } from "./indexes.ts";
import type { Check, Line } from "./line.ts";
import { mail } from "./mail.ts";
import { parameters } from "./parameters.ts";
import type { Project } from "./project.ts";
import { publicAccess } from "./public-access.ts";
import { quotas } from "./quotas.ts";
import { searchConsole } from "./search-console.ts";
import { secondFactor } from "./second-factor.ts";
import { partnerKey } from "./secrets.ts";
import { sender } from "./sender.ts";
import { billing, bucket, services, webApp } from "./services.ts";
import { siteData } from "./site-data.ts";
import { vertex } from "./vertex.ts";

const CHECKS: readonly Check[] = [
  ...[billing, services, quotas, webApp, bucket, authentication, secondFactor],
  ...[siteData, parameters, hosting, publicAccess],
  ...[
    partnerKey,
    mail,
    sender,
    accounts,
    database,
    indexes,
    timeToLive,
    searchConsole,
    vertex,
    appCheck,
  ],
];

/** Asks all interfaces at the same time; never rejects. */
export async function diagnose(
  project: Project,
  checks: readonly Check[] = CHECKS,
): Promise<readonly Line[]> {
  const lines = await Promise.all(
    checks.map(async ({ names, role, read }) => {
      try {
        return await read(project);
      } catch (error) {
        return names.map((name) => unreadable(name, error, role, project));
      }
    }),
  );
  return lines.flat();
}
