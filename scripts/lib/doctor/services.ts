import { cloudbilling_v1 } from "googleapis/build/src/apis/cloudbilling/v1.js";
import { firebase_v1beta1 } from "googleapis/build/src/apis/firebase/v1beta1.js";
import { serviceusage_v1 } from "googleapis/build/src/apis/serviceusage/v1.js";
import { storage_v1 } from "googleapis/build/src/apis/storage/v1.js";
import { REGION } from "../../../functions/src/domain/shared/region.ts";
import { bucketOf } from "../backup/cloud.ts";
import { optional } from "./failures.ts";
import { type Check, missing, ready, wrong } from "./line.ts";
import { firebaseConsole } from "./project.ts";

/** Step 5 of docs/deploying.md. */
export const ENABLED_BY_HAND = ["aiplatform", "searchconsole", "secretmanager"];
/** By the first deployment and by the set-up of Authentication and Storage. */
const ENABLED_BY_FIREBASE = [
  ...["artifactregistry", "cloudbuild", "cloudfunctions", "cloudscheduler", "eventarc"],
  ...["firebasehosting", "firebaserules", "firebasestorage", "firestore", "identitytoolkit"],
  ...["pubsub", "run", "storage"],
];
export const SERVICES = [...ENABLED_BY_HAND, ...ENABLED_BY_FIREBASE].map(
  (name) => `${name}.googleapis.com`,
);

export const services: Check = {
  names: ["APIs"],
  role: "roles/serviceusage.serviceUsageViewer",
  read: async ({ id, connection }) => {
    const parent = `projects/${id}`;
    const { data } = await new serviceusage_v1.Serviceusage(connection).services.batchGet({
      ...{ parent, names: SERVICES.map((service) => `${parent}/services/${service}`) },
    });
    const enabled = (data.services ?? []).filter(({ state }) => state === "ENABLED");
    const names = new Set(enabled.map(({ config }) => config?.name));
    const off = SERVICES.filter((service) => !names.has(service));
    if (off.length === 0) return [ready("APIs", `${SERVICES.length} enabled`)];
    const mend = `step 5: gcloud services enable ${off.join(" ")} --project=${id}`;
    const url = `https://serviceusage.googleapis.com/v1/${parent}/services:batchEnable`;
    const writes = [{ method: "POST", url, body: { serviceIds: off } }] as const;
    return [{ ...missing("APIs", off.join(", "), mend), writes }];
  },
};

export const billing: Check = {
  names: ["Billing plan"],
  role: "roles/browser",
  read: async (project) => {
    const client = new cloudbilling_v1.Cloudbilling(project.connection);
    const { data } = await client.projects.getBillingInfo({ name: `projects/${project.id}` });
    if (data.billingEnabled) return [ready("Billing plan", "Blaze")];
    const mend = `step 1: ${firebaseConsole(project, "usage/details")}`;
    return [wrong("Billing plan", "Spark, or a closed billing account", mend)];
  },
};

export const webApp: Check = {
  names: ["Web app"],
  role: "roles/firebase.viewer",
  read: async ({ id, connection }) => {
    const client = new firebase_v1beta1.Firebase(connection);
    const { data } = await client.projects.webApps.list({ parent: `projects/${id}` });
    const [app] = data.apps ?? [];
    if (app?.appId) return [ready("Web app", app.appId)];
    const mend = `step 1: npx firebase apps:create WEB site --project ${id}`;
    const url = `https://firebase.googleapis.com/v1beta1/projects/${id}/webApps`;
    const writes = [{ method: "POST", url, body: { displayName: "site" } }] as const;
    return [{ ...missing("Web app", "none is registered", mend), writes }];
  },
};

export const bucket: Check = {
  names: ["Bucket"],
  role: "roles/storage.bucketViewer",
  read: async (project) => {
    const name = bucketOf(project.id).replace("gs://", "");
    const client = new storage_v1.Storage(project.connection);
    const found = await optional(client.buckets.get({ bucket: name }));
    if (found === undefined)
      return [missing("Bucket", name, `step 1: ${firebaseConsole(project, "storage")}`)];
    const place = `${found.location?.toLowerCase()}, ${found.storageClass}`;
    if (place === `${REGION}, STANDARD`) return [ready("Bucket", `${name} in ${place}`)];
    const mend = `step 1: a bucket cannot be moved; create ${name} anew in ${REGION}, Standard`;
    return [wrong("Bucket", `${name} in ${place}`, mend)];
  },
};
