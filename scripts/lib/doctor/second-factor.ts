import { identitytoolkit_v2 } from "googleapis/build/src/apis/identitytoolkit/v2.js";
import { databaseName, firestoreClient } from "./database.ts";
import { optional } from "./failures.ts";
import { type Check, missing, ready } from "./line.ts";
import type { Project } from "./project.ts";

const NAME = "Second factor";
/** Codes of the minutes before and after are accepted, as in Google's example. */
const TOTP = { state: "ENABLED", totpProviderConfig: { adjacentIntervals: 5 } };

/** Optional, but who lacks a demanded one must be able to set it up. */
export const secondFactor: Check = {
  names: [NAME],
  role: "roles/datastore.viewer and roles/firebaseauth.viewer",
  read: async (project) => {
    const name = `projects/${project.id}/config`;
    const client = new identitytoolkit_v2.Identitytoolkit(project.connection).projects;
    const [config, isDemanded] = await Promise.all([
      optional(client.getConfig({ name })),
      demandsFactor(project),
    ]);
    const providers = config?.mfa?.providerConfigs ?? [];
    const isOffered = providers.some(
      (provider) => provider.totpProviderConfig && provider.state === "ENABLED",
    );
    const demand = isDemanded ? "demanded of all administrators" : "not demanded";
    if (isOffered) return [ready(NAME, `authenticator apps are on; ${demand}`)];
    if (!isDemanded) return [ready(NAME, "authenticator apps are off, which is allowed")];
    const url = `https://identitytoolkit.googleapis.com/v2/${name}?updateMask=mfa`;
    const others = providers.filter((provider) => !provider.totpProviderConfig);
    const body = { mfa: { ...config?.mfa, providerConfigs: [...others, TOTP] } };
    const line = missing(NAME, `authenticator apps are off; ${demand}`, MEND);
    return [{ ...line, writes: [{ method: "PATCH", url, body }] }];
  },
};

const MEND = "deploying.md, Second factor: upgrade to Identity Platform and turn them on";

/** All role documents have the demand, or none. */
async function demandsFactor(project: Project): Promise<boolean> {
  const request = {
    ...{ parent: `${databaseName(project)}/documents`, collectionId: "user_roles", pageSize: 1 },
    "mask.fieldPaths": ["needs_second_factor"],
  };
  const found = await optional(firestoreClient(project).documents.list(request));
  const [first] = found?.documents ?? [];
  return first?.fields?.needs_second_factor?.booleanValue === true;
}
