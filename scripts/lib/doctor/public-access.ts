import { cloudfunctions_v2 } from "googleapis/build/src/apis/cloudfunctions/v2.js";
import { run_v2 } from "googleapis/build/src/apis/run/v2.js";
import { type Check, missing, ready, type Write } from "./line.ts";

const NAME = "Public access";
const INVOKER = "roles/run.invoker";
const EVERYBODY = "allUsers";

/**
 * Visitors, and browsers of the panel, reach a function only when Cloud Run lets everybody call it; the functions check
 * their callers themselves. A deployment opens a function when it creates it and never again, so one that an
 * organization refused to open stays closed.
 */
export const publicAccess: Check = {
  names: [NAME],
  role: "roles/cloudfunctions.viewer and roles/run.viewer",
  read: async ({ id, connection }) => {
    const functions = new cloudfunctions_v2.Cloudfunctions(connection).projects.locations.functions;
    const listed = await functions.list({ parent: `projects/${id}/locations/-`, pageSize: 1000 });
    const services = (listed.data.functions ?? []).flatMap(({ labels, serviceConfig }) =>
      labels?.["deployment-scheduled"] === "true" ? [] : (serviceConfig?.service ?? []),
    );
    const client = new run_v2.Run(connection).projects.locations.services;
    const policies = await Promise.all(
      services.map(async (resource) => {
        const { data } = await client.getIamPolicy({ resource });
        return { resource, policy: data };
      }),
    );
    const closed = policies.filter(
      ({ policy }) =>
        !policy.bindings?.some(
          ({ role, members }) => role === INVOKER && members?.includes(EVERYBODY),
        ),
    );
    if (closed.length === 0) return [ready(NAME, `${services.length} functions`)];
    const names = closed.map(({ resource }) => resource.split("/").at(-1));
    const mend = `allow allUsers in this project (policy "Domain restricted sharing"), then npm run setup -- --project ${id}`;
    const writes = closed.map(({ resource, policy }): Write => {
      const bindings = [...(policy.bindings ?? []), { role: INVOKER, members: [EVERYBODY] }];
      const url = `https://run.googleapis.com/v2/${resource}:setIamPolicy`;
      return { method: "POST", url, body: { policy: { ...policy, bindings } } };
    });
    return [{ ...missing(NAME, `closed: ${names.join(", ")}`, mend), writes }];
  },
};
