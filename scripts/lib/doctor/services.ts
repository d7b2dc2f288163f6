import { REGION } from "domain/shared/region";
import { cloudbilling_v1 } from "googleapis/build/src/apis/cloudbilling/v1.js";
import { firebase_v1beta1 } from "googleapis/build/src/apis/firebase/v1beta1.js";
import { serviceusage_v1 } from "googleapis/build/src/apis/serviceusage/v1.js";
import { storage_v1 } from "googleapis/build/src/apis/storage/v1.js";
import { getBucketUrl } from "../backup/cloud.ts";
import { optional } from "./failures.ts";
import { findDefaultSite } from "./hosting.ts";
import { type Check, missing, ready, type Write, wrong } from "./line.ts";
import { firebaseConsole } from "./project.ts";

/** Step 4 of docs/deploying.md: what the commands call, also the doctor's own reads, and what the functions call. */
export const ENABLED_BY_HAND = [
  ...["aiplatform", "cloudbilling", "cloudresourcemanager", "firebase", "firebaseappcheck", "iam"],
  ...["searchconsole", "secretmanager"],
];
/** By the first deployment and by the set-up of Authentication and Storage. */
const ENABLED_BY_FIREBASE = [
  ...["artifactregistry", "cloudbuild", "cloudfunctions", "cloudscheduler", "eventarc"],
  ...["firebasehosting", "firebaserules", "firebasestorage", "firestore", "identitytoolkit"],
  ...["pubsub", "run", "storage"],
];
export const SERVICES = [...ENABLED_BY_HAND, ...ENABLED_BY_FIREBASE].map(
  (name) => `${name}.googleapis.com`,
);
/** Of one request: https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const MAX_ENABLED = 20;

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
    const mend = `step 4: gcloud services enable ${off.join(" ")} --project=${id}`;
    const url = `https://serviceusage.googleapis.com/v1/${parent}/services:batchEnable`;
    const parts = [off.slice(0, MAX_ENABLED), off.slice(MAX_ENABLED)];
    const writes = parts
      .filter((serviceIds) => serviceIds.length > 0)
      .map((serviceIds): Write => ({ method: "POST", url, body: { serviceIds } }));
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

/** Hosting serves the options of the web app that its site is linked to. */
export const webApp: Check = {
  names: ["Web app"],
  role: "roles/firebase.viewer and roles/firebasehosting.viewer",
  read: async ({ id, connection }) => {
    const parent = `projects/${id}`;
    const client = new firebase_v1beta1.Firebase(connection);
    const { data } = await client.projects.webApps.list({ parent });
    const [app] = data.apps ?? [];
    if (!app?.appId) {
      const mend = `step 4: npx firebase apps:create WEB site --project ${id}`;
      const url = `https://firebase.googleapis.com/v1beta1/${parent}/webApps`;
      const writes = [{ method: "POST", url, body: { displayName: "site" } }] as const;
      return [{ ...missing("Web app", "none is registered", mend), writes }];
    }
    const site = await findDefaultSite(connection, id);
    if (!site || site.appId) return [ready("Web app", site?.appId ?? app.appId)];
    const found = `${app.appId} is not linked to the site of Hosting, which then names no web app`;
    const url = `https://firebasehosting.googleapis.com/v1beta1/${site.name}?updateMask=appId`;
    const writes = [{ method: "PATCH", url, body: { appId: app.appId } }] as const;
    return [{ ...missing("Web app", found, `npm run setup -- --project ${id}`), writes }];
  },
};

export const bucket: Check = {
  names: ["Bucket"],
  role: "roles/storage.bucketViewer",
  read: async (project) => {
    const name = getBucketUrl(project.id).replace("gs://", "");
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
