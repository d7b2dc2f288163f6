import { firebase_v1beta1 } from "googleapis/build/src/apis/firebase/v1beta1.js";
import { firebaseappcheck_v1 } from "googleapis/build/src/apis/firebaseappcheck/v1.js";
import { optional } from "./failures.ts";
import { type Check, ready, wrong } from "./line.ts";
import { namesIn } from "./parameters.ts";
import { firebaseConsole, parameter } from "./project.ts";

const NAME = "App Check";

/** Optional, but what demands tokens needs a web app that gets them. */
export const appCheck: Check = {
  names: [NAME],
  role: "roles/firebaseappcheck.viewer and roles/firebase.viewer",
  read: async (project) => {
    const parent = `projects/${project.id}`;
    const client = new firebaseappcheck_v1.Firebaseappcheck(project.connection).projects;
    const [services, apps] = await Promise.all([
      client.services.list({ parent, pageSize: 100 }),
      new firebase_v1beta1.Firebase(project.connection).projects.webApps.list({ parent }),
    ]);
    const configs = await Promise.all(
      (apps.data.apps ?? []).map(({ appId }) => {
        const name = `${parent}/apps/${appId}/recaptchaEnterpriseConfig`;
        return optional(client.apps.recaptchaEnterpriseConfig.get({ name }));
      }),
    );
    const isRegistered = configs.some((config) => config?.siteKey);
    const enforced = [
      ...(services.data.services ?? [])
        .filter(({ enforcementMode }) => enforcementMode === "ENFORCED")
        .map(({ name }) => name?.split("/").at(-1) ?? ""),
      ...namesIn(parameter(project, "APP_CHECK_ENFORCED")),
    ].join(", ");
    if (isRegistered || enforced === "") {
      const found = isRegistered ? "web app registered" : "off, which is allowed";
      return [ready(NAME, `${found}; enforced: ${enforced || "nothing"}`)];
    }
    const mend = `register the web app: ${firebaseConsole(project, "appcheck/apps")}`;
    return [
      wrong(NAME, `the web app is not registered, but tokens are demanded: ${enforced}`, mend),
    ];
  },
};
