import { searchconsole_v1 } from "googleapis/build/src/apis/searchconsole/v1.js";
import { optional } from "./failures.ts";
import { type Check, missing, ready, wrong } from "./line.ts";
import { parameter, serviceAccount } from "./project.ts";

const NAME = "Search Console";

/** Search Console tells nobody about other users: only the caller's own access can be read. */
export const searchConsole: Check = {
  names: [NAME],
  role: "to be a user of the property: Search Console, Settings, Users and permissions",
  read: async (project) => {
    const siteUrl = parameter(project, "SEARCH_CONSOLE_PROPERTY");
    if (siteUrl === "") return [ready(NAME, "the index check is off")];
    const site = parameter(project, "SITE_URL");
    const account = serviceAccount(project, "site-indexing");
    const add = `https://search.google.com/search-console/users: verify ${siteUrl}, add ${account}`;
    if (!covers(siteUrl, site)) {
      const mend = `step 3: SEARCH_CONSOLE_PROPERTY in functions/.env.${project.id}`;
      return [wrong(NAME, `${siteUrl} does not contain ${site}`, mend)];
    }
    const client = new searchconsole_v1.Searchconsole(project.connection);
    const found = await optional(client.sites.get({ siteUrl }));
    if (found === undefined) return [missing(NAME, siteUrl, add)];
    const level = found.permissionLevel ?? "siteUnverifiedUser";
    if (level === "siteUnverifiedUser") return [wrong(NAME, `${siteUrl} is not verified`, add)];
    return [ready(NAME, `${siteUrl} (you: ${level}); ${account} must be a user, too`)];
  },
};

function covers(property: string, site: string): boolean {
  const host = URL.parse(site)?.hostname ?? "";
  const [, domain] = /^sc-domain:(.+)$/.exec(property) ?? [];
  return domain ? `.${host}`.endsWith(`.${domain}`) : property === `${site}/`;
}
