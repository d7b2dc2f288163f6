import { type Answer, googleError, json } from "./stand-in.ts";

/** Replaces fields of the ready answers whose path contains `at`, or whole answers. */
interface Change {
  readonly at: string;
  readonly change: object | ((ready: Ready) => Answer) | "hang" | "cut";
}
/** Answers have a list of entries under one name. */
type Ready = Readonly<Record<string, readonly object[]>>;

const absent = () => googleError(404, "NOT_FOUND", "Requested entity was not found.");
const refused = () => googleError(403, "PERMISSION_DENIED", "The caller does not have permission");

/** Changes the entries that match. */
const entries = (match: RegExp, patch: object) => (ready: Ready) =>
  list(ready, (resource) => [
    match.test(JSON.stringify(resource)) ? { ...resource, ...patch } : resource,
  ]);
const without = (match: RegExp) => (ready: Ready) =>
  list(ready, (resource) => (match.test(JSON.stringify(resource)) ? [] : [resource]));
const withEntry = (entry: object) => (ready: Ready) => {
  const [[name, all] = ["", []]] = Object.entries(ready);
  return json({ [name]: [...all, entry] });
};

function list(ready: Ready, change: (resource: object) => readonly object[]): Answer {
  const [[name, all] = ["", []]] = Object.entries(ready);
  return json({ [name]: all.flatMap(change) });
}

/** A quota that one region has for itself. */
const withRegion = (region: string, effectiveLimit: string) => (ready: Ready) =>
  list(ready, (resource) => {
    const metric = structuredClone(resource) as {
      consumerQuotaLimits: { quotaBuckets: object[] }[];
    };
    metric.consumerQuotaLimits[0]?.quotaBuckets.push({ dimensions: { region }, effectiveLimit });
    return [metric];
  });

function denied(reason: string, metadata: object) {
  const error = {
    code: 403,
    status: "PERMISSION_DENIED",
    message: "x",
    details: [{ reason, metadata }],
  };
  return () => json({ error }, 403);
}

const data = (text: string) => ({ payload: { data: Buffer.from(text).toString("base64") } });

const AUTH = "/v2/projects/nhk-shop/config";
const DATABASE = "/databases/(default)";
const INDEXES = "/collectionGroups/-/indexes";
const FIELDS = "/collectionGroups/-/fields";
const DOMAINS = "/customDomains";
const SMTP = "/secrets/SMTP_URL/";
const PARTNER = "/secrets/PARTNER_KEY/";
const POLICY = ":getIamPolicy";
const PAGES = "serviceAccount:site-pages@nhk-shop.iam.gserviceaccount.com";

export const FAULTS = {
  "api-off": { at: "services:batchGet", change: entries(/secretmanager/, { state: "DISABLED" }) },
  "billing-off": { at: "/billingInfo", change: { billingEnabled: false } },
  "no-web-app": { at: "/webApps", change: { apps: [] } },
  "pages-closed": { at: "/services/pages:getIamPolicy", change: { bindings: [] } },
  "builds-elsewhere": {
    at: "cloudbuild.googleapis.com/consumerQuotaMetrics",
    change: withRegion("europe-southwest1", "0"),
  },
  "little-cpu": {
    at: "run.googleapis.com/consumerQuotaMetrics",
    change: withRegion("europe-southwest1", "10000"),
  },
  "no-quotas": { at: "/consumerQuotaMetrics", change: { metrics: [] } },
  "app-not-linked": {
    at: "/v1beta1/projects/nhk-shop/sites",
    change: entries(/DEFAULT_SITE/, { appId: undefined }),
  },
  "no-bucket": { at: "/storage/v1/b/", change: absent },
  "bucket-elsewhere": { at: "/storage/v1/b/", change: { location: "US" } },
  "no-auth": { at: AUTH, change: absent },
  "sign-in-off": { at: AUTH, change: { signIn: { email: { enabled: false } } } },
  "sign-in-by-link": { at: AUTH, change: { signIn: { email: { enabled: true } } } },
  "sign-up-off": { at: AUTH, change: { client: { permissions: { disabledUserSignup: true } } } },
  "enumeration-allowed": { at: AUTH, change: { emailPrivacyConfig: {} } },
  "short-passwords": {
    at: AUTH,
    change: {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: "ENFORCE",
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
    },
  },
  "passwords-not-enforced": {
    at: AUTH,
    change: { passwordPolicyConfig: { passwordPolicyEnforcementState: "OFF" } },
  },
  "domain-not-authorized": { at: AUTH, change: { authorizedDomains: ["localhost"] } },
  "no-totp": { at: AUTH, change: { mfa: { state: "ENABLED", enabledProviders: ["PHONE_SMS"] } } },
  "no-hosting": { at: "/sites", change: { sites: [] } },
  "no-domain": { at: DOMAINS, change: { customDomains: [] } },
  "domain-pending": { at: DOMAINS, change: entries(/www/, { hostState: "HOST_UNREACHABLE" }) },
  "certificate-pending": {
    at: DOMAINS,
    change: entries(/www/, { cert: { state: "CERT_PROPAGATING" } }),
  },
  "domain-redirects": { at: DOMAINS, change: entries(/www/, { redirectTarget: "nhk-shop.es" }) },
  "no-partner-key": { at: PARTNER, change: absent },
  "partner-key-with-line-break": { at: PARTNER, change: data("key\n") },
  "partner-key-disabled": {
    at: PARTNER,
    change: () => googleError(400, "FAILED_PRECONDITION", "Secret Version is in DISABLED state."),
  },
  "no-smtp-url": { at: SMTP, change: absent },
  "smtp-url-empty": { at: SMTP, change: data("") },
  "smtp-url-without-password": { at: SMTP, change: data("smtps://mail.nhk-shop.es:465") },
  "smtp-url-not-encoded": { at: SMTP, change: data("smtps://web:100%@mail.nhk-shop.es:465") },
  "smtp-password-wrong": { at: SMTP, change: (ready: object) => wrongPassword(ready) },
  "smtp-refused": { at: SMTP, change: refused },
  "smtp-closed": { at: SMTP, change: data("smtps://web:secret@127.0.0.1:1") },
  "no-account": { at: "/serviceAccounts", change: without(/site-partner/) },
  "account-disabled": {
    at: "/serviceAccounts",
    change: entries(/site-partner/, { disabled: true }),
  },
  "role-lacking": { at: POLICY, change: without(/aiplatform/) },
  "role-too-many": { at: POLICY, change: withEntry({ role: "roles/editor", members: [PAGES] }) },
  "role-with-condition": {
    at: POLICY,
    change: entries(/aiplatform/, { condition: { title: "until May" } }),
  },
  "no-database": { at: DATABASE, change: absent },
  "datastore-mode": { at: DATABASE, change: { type: "DATASTORE_MODE" } },
  "enterprise-edition": { at: DATABASE, change: { databaseEdition: "ENTERPRISE" } },
  "database-elsewhere": { at: DATABASE, change: { locationId: "eur3" } },
  "no-recovery": {
    ...{
      at: DATABASE,
      change: { pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_DISABLED" },
    },
  },
  "no-protection": {
    ...{ at: DATABASE, change: { deleteProtectionState: "DELETE_PROTECTION_DISABLED" } },
  },
  "no-schedules": { at: "/backupSchedules", change: { backupSchedules: [] } },
  "short-backups": { at: "/backupSchedules", change: entries(/weekly/, { retention: "604800s" }) },
  "no-index": { at: INDEXES, change: without(/actor_uid.*changes/) },
  "index-building": { at: INDEXES, change: entries(/post_versions/, { state: "CREATING" }) },
  "index-broken": { at: INDEXES, change: entries(/post_versions/, { state: "NEEDS_REPAIR" }) },
  "no-ttl": { at: FIELDS, change: without(/post_views/) },
  "ttl-building": {
    at: FIELDS,
    change: entries(/post_views/, { ttlConfig: { state: "CREATING" } }),
  },
  "no-property": { at: "/webmasters/", change: absent },
  "property-refused": { at: "/webmasters/", change: refused },
  "property-not-verified": {
    ...{ at: "/webmasters/", change: { permissionLevel: "siteUnverifiedUser" } },
  },
  "scope-lacking": {
    ...{ at: "/webmasters/", change: denied("ACCESS_TOKEN_SCOPE_INSUFFICIENT", {}) },
  },
  "no-model": { at: ":countTokens", change: absent },
  "app-check-off": { at: "/recaptchaEnterpriseConfig", change: { siteKey: undefined } },
  "app-check-not-found": { at: "/recaptchaEnterpriseConfig", change: absent },
  "service-disabled": {
    at: "/billingInfo",
    change: denied("SERVICE_DISABLED", { service: "cloudbilling.googleapis.com" }),
  },
  "database-refused": { at: DATABASE, change: refused },
  unauthenticated: {
    ...{ at: "/billingInfo", change: () => googleError(401, "UNAUTHENTICATED", "expired") },
  },
  silent: { at: "/webApps", change: "hang" },
  cut: { at: "/webApps", change: "cut" },
} as const satisfies Readonly<Record<string, Change>>;

export type Fault = "none" | keyof typeof FAULTS;

function wrongPassword(ready: object): Answer {
  const { payload } = ready as ReturnType<typeof data>;
  const url = Buffer.from(payload.data, "base64").toString();
  return json(data(url.replace("secret", "other")));
}
