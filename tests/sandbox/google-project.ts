import indexes from "../../firestore.indexes.json" with { type: "json" };
import { ROLES } from "../../scripts/lib/doctor/accounts.ts";
import { SERVICES } from "../../scripts/lib/doctor/services.ts";
import { FAULTS, type Fault } from "./google-project-faults.ts";
import {
  type Answer,
  type Exchange,
  googleError,
  json,
  type StandIn,
  startStandIn,
} from "./stand-in.ts";

export const PROJECT = "nhk-shop";
const PARENT = `projects/${PROJECT}`;
const DATABASE = `${PARENT}/databases/(default)`;
const APP = "1:123:web:abc";
const PAGES = `${PARENT}/locations/europe-southwest1/services/pages`;

/** Answers that need no request body to be understood: these POST methods change nothing. */
const READS = /:(?:getIamPolicy|countTokens)$/;

export function isRead({ method, url }: Exchange): boolean {
  return method === "GET" || (method === "POST" && READS.test(url.pathname));
}

const group = (name: string) => `${DATABASE}/collectionGroups/${name}`;

/** What Google answers about a project that is set up. Shapes: the types of googleapis. */
export const READY = {
  [`/v1/${PARENT}/services:batchGet`]: {
    services: SERVICES.map((name) => ({ config: { name }, state: "ENABLED" })),
  },
  [`/v1/${PARENT}/billingInfo`]: { billingEnabled: true },
  [`/v1beta1/${PARENT}/services/cloudbuild.googleapis.com/consumerQuotaMetrics`]: {
    metrics: [quota("cloudbuild.googleapis.com/concurrent_public_pool_builds", "10")],
  },
  [`/v1beta1/${PARENT}/services/run.googleapis.com/consumerQuotaMetrics`]: {
    metrics: [quota("run.googleapis.com/cpu_allocation", "200000")],
  },
  [`/v1beta1/${PARENT}/webApps`]: { apps: [{ appId: APP }] },
  [`/storage/v1/b/${PROJECT}.firebasestorage.app`]: {
    ...{ location: "EUROPE-SOUTHWEST1", storageClass: "STANDARD" },
  },
  [`/v2/${PARENT}/config`]: {
    signIn: { email: { enabled: true, passwordRequired: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: "ENFORCE",
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
    },
    authorizedDomains: ["localhost", `${PROJECT}.web.app`, "www.nhk-shop.es"],
    mfa: { providerConfigs: [{ state: "ENABLED", totpProviderConfig: { adjacentIntervals: 5 } }] },
  },
  [`/v1/${DATABASE}/documents/user_roles`]: {
    documents: [{ fields: { needs_second_factor: { booleanValue: true } } }],
  },
  [`/v1beta1/${PARENT}/sites`]: {
    sites: [
      { name: `${PARENT}/sites/nhk-other`, type: "USER_SITE" },
      { name: `${PARENT}/sites/${PROJECT}`, type: "DEFAULT_SITE", appId: APP },
    ],
  },
  [`/v1beta1/${PARENT}/sites/${PROJECT}/customDomains`]: {
    customDomains: [
      {
        name: `${PARENT}/sites/${PROJECT}/customDomains/www.nhk-shop.es`,
        ...{ ownershipState: "OWNERSHIP_ACTIVE", hostState: "HOST_ACTIVE" },
        cert: { state: "CERT_ACTIVE" },
      },
    ],
  },
  [`/v2/${PARENT}/locations/-/functions`]: {
    functions: [
      { name: "pages", serviceConfig: { service: PAGES } },
      { labels: { "deployment-scheduled": "true" }, serviceConfig: { service: "unread" } },
    ],
  },
  [`/v2/${PAGES}:getIamPolicy`]: {
    bindings: [{ role: "roles/run.invoker", members: ["allUsers"] }],
  },
  [`/v1/${PARENT}/secrets/PARTNER_KEY/versions/latest:access`]: secret("partner-key-1"),
  [`/v1/${PARENT}/serviceAccounts`]: {
    accounts: Object.keys(ROLES).map((name) => ({ email: formatAccountEmail(name) })),
  },
  [`/v3/${PARENT}:getIamPolicy`]: {
    bindings: [
      { role: "roles/owner", members: ["user:owner@nhk-shop.es"] },
      ...Object.entries(ROLES).flatMap(([name, roles]) =>
        roles.map((role) => ({ role, members: [`serviceAccount:${formatAccountEmail(name)}`] })),
      ),
    ],
  },
  [`/v1/${DATABASE}`]: {
    ...{ type: "FIRESTORE_NATIVE", databaseEdition: "STANDARD", locationId: "europe-southwest1" },
    pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
    deleteProtectionState: "DELETE_PROTECTION_ENABLED",
  },
  [`/v1/${DATABASE}/backupSchedules`]: {
    backupSchedules: [
      { dailyRecurrence: {}, retention: "604800s" },
      { weeklyRecurrence: { day: "SUNDAY" }, retention: "8467200s" },
    ],
  },
  [`/v1/${group("-")}/indexes`]: {
    indexes: indexes.indexes.map(({ collectionGroup, queryScope, fields }, n) => ({
      name: `${group(collectionGroup)}/indexes/${n}`,
      fields: [...fields, { fieldPath: "__name__", order: "DESCENDING" }],
      ...{ queryScope, state: "READY" },
    })),
  },
  [`/v1/${group("-")}/fields`]: {
    fields: indexes.fieldOverrides.flatMap((fieldOverride) => {
      const name = `${group(fieldOverride.collectionGroup)}/fields/${fieldOverride.fieldPath}`;
      return "ttl" in fieldOverride ? [{ name, ttlConfig: { state: "ACTIVE" } }] : [];
    }),
  },
  "/webmasters/v3/sites/sc-domain:nhk-shop.es": { permissionLevel: "siteOwner" },
  [`/v1/${PARENT}/locations/eu/publishers/google/models/gemini-3.5-flash:countTokens`]: {
    totalTokens: 2,
  },
  [`/v1/${PARENT}/services`]: {
    services: [{ name: "projects/123/services/firestore.googleapis.com", enforcementMode: "OFF" }],
  },
  [`/v1/${PARENT}/apps/${APP}/recaptchaEnterpriseConfig`]: { siteKey: "6Lc" },
};

/** Stand-in for Google's interfaces of a project, with one fault at most. */
export function startGoogleProject(port: number, smtpUrl: string): Promise<StandIn<Fault>> {
  const ready: Readonly<Record<string, unknown>> = {
    ...READY,
    [`/v1/${PARENT}/secrets/SMTP_URL/versions/latest:access`]: secret(smtpUrl),
  };
  return startStandIn<Fault>({
    port,
    modes: ["none", ...(Object.keys(FAULTS) as Fault[])],
    answer: (exchange, mode): Answer => {
      if (!isRead(exchange)) return googleError(405, "UNIMPLEMENTED", "Not a read");
      if (exchange.headers["x-goog-user-project"] !== PROJECT)
        return googleError(403, "PERMISSION_DENIED", "The request has no quota project");
      const path = decodeURIComponent(exchange.url.pathname);
      const fault = mode === "none" ? undefined : FAULTS[mode];
      if (fault && path.includes(fault.at)) return faultyAnswer(fault.change, ready[path]);
      return path in ready ? json(ready[path]) : googleError(404, "NOT_FOUND", path);
    },
  });
}

function faultyAnswer(change: unknown, answer: unknown): Answer {
  if (change === "hang" || change === "cut") return change;
  if (typeof change === "function") return change(answer) as Answer;
  return json({ ...(answer as object), ...(change as object) });
}

/** Of each region; Google's list begins with the limit of all. */
function quota(metric: string, effectiveLimit: string) {
  return {
    metric,
    consumerQuotaLimits: [{ unit: "1/{project}/{region}", quotaBuckets: [{ effectiveLimit }] }],
  };
}

export function secret(value: string) {
  return { payload: { data: Buffer.from(value).toString("base64") } };
}

export function formatAccountEmail(name: string): string {
  return `${name}@${PROJECT}.iam.gserviceaccount.com`;
}
