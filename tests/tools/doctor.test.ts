import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { diagnose } from "../../scripts/lib/doctor/diagnose.ts";
import { getExitCode, type Line } from "../../scripts/lib/doctor/line.ts";
import { parameters } from "../../scripts/lib/doctor/parameters.ts";
import { type Project, toConnection } from "../../scripts/lib/doctor/project.ts";
import { readText } from "../check/site-texts.ts";
import { selfSignedCertificate } from "../sandbox/certificate.ts";
import { isRead, PROJECT, startGoogleProject } from "../sandbox/google-project.ts";
import type { Fault } from "../sandbox/google-project-faults.ts";

/** docs/deploying.md, Environment file, for a project with all options. */
const WRITTEN = {
  ...{ SITE_URL: "https://www.nhk-shop.es", MAIN_ADMIN_EMAIL: "ana@nhk-shop.es" },
  ...{ MAIL_FROM: "NHK <web@nhk-shop.es>", MAIL_TO: "a@nhk-shop.es, b@nhk-shop.es" },
  ...{ SEARCH_CONSOLE_PROPERTY: "sc-domain:nhk-shop.es", SEARCH_CONSOLE_URL: "" },
  ...{ INDEXNOW_KEY: "nhk-shop-2026", INDEXNOW_URL: "" },
  ...{ PARTNER_URL: "https://partner.es/api", VERTEX_MODEL: "gemini-3.5-flash" },
  ...{
    VERTEX_SDK: "vertexai",
    VERTEX_LOCATION: "eu",
    VERTEX_ENDPOINT: "",
    VERTEX_CA_FILE: "",
    VERTEX_SILENCE_SECONDS: "90",
  },
  ...{ VERTEX_HOURLY_BUDGET: "10", VERTEX_DAILY_BUDGET: "40", PICTURES_STAND_IN: "" },
  ...{ VERTEX_DAILY_TOTAL: "100", VERTEX_DAILY_RESEARCH: "50" },
  ...{
    SCHEDULE_REGION: "europe-west1",
    FORWARDED_HOPS: "2",
    CACHE_SECONDS: "60",
    PAGE_SECONDS: "3",
  },
  ...{ PAGES_MIN_INSTANCES: "0", SUBMISSION_MONTHS: "24", APP_CHECK_ENFORCED: "submitContact" },
};

const certificate = selfSignedCertificate();
const trusted = getCACertificates("default");
const smtp = new SMTPServer({
  ...{ secure: true, ...certificate, logger: false },
  onAuth: ({ password }, _session, done) =>
    password === "secret" ? done(null, { user: "web" }) : done(new Error("not secret: other")),
});
let google: Awaited<ReturnType<typeof startGoogleProject>>;

beforeAll(async () => {
  smtp.on("error", () => {});
  await new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening));
  const { port } = smtp.server.address() as AddressInfo;
  google = await startGoogleProject(0, `smtps://web:secret@localhost:${port}`);
  setDefaultCACertificates([...trusted, certificate.cert]);
});
afterEach(() => {
  expect(google.calls.filter((call) => !isRead(call)).map(({ url }) => url.pathname)).toEqual([]);
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await google.close();
  await new Promise<void>((closed) => smtp.close(closed));
});

/** Texts of the sender's domain: sender.test.ts. */
const DNS: Readonly<Record<string, readonly string[]>> = {
  "nhk-shop.es": ["v=spf1 -all"],
  "_dmarc.nhk-shop.es": ["v=DMARC1; p=reject"],
  "s1._domainkey.nhk-shop.es": ["v=DKIM1; p=MIGf"],
};

async function diagnoseLines(fault: Fault, written: Project["written"] = {}, timeout = 5000) {
  google.switchTo(fault);
  const connection = { ...toConnection(PROJECT, timeout), rootUrl: google.url };
  const project = { id: PROJECT, connection, written: { ...WRITTEN, ...written } };
  const all = await diagnose({ ...project, findTexts: async (host) => DNS[host] ?? [] });
  // This repository's own placeholders are tested apart.
  return all.filter(({ name }) => name !== "Site data");
}

const notReady = (lines: readonly Line[]) => lines.filter(({ state }) => state !== "ready");

it("passes a project that is set up", async () => {
  const lines = await diagnoseLines("none");
  expect(notReady(lines)).toEqual([]);
  expect(lines).toHaveLength(29);
  expect(getExitCode(lines)).toBe(0);
  expect(JSON.stringify(lines)).not.toMatch(/secret@|partner-key/);
});

/** Lines that cannot be ready then either. */
const ALSO: Partial<Record<Fault, readonly string[]>> = {
  "no-web-app": ["App Check"],
  "no-auth": ["Second factor"],
  "no-database": ["Indexes", "TTL policies"],
};

describe("an interface that says that something is not as it should be", () => {
  it.each<[Fault, string, string, RegExp]>([
    ["api-off", "APIs", "missing secretmanager.googleapis.com", /step 4: gcloud services enable s/],
    ["billing-off", "Billing plan", "wrong Spark", /step 1: .*\/nhk-shop\/usage\/details/],
    ["no-web-app", "Web app", "missing none", /step 4: npx firebase apps:create WEB/],
    ["pages-closed", "Public access", "missing closed: pages", /allow allUsers.*npm run setup/],
    [
      "builds-elsewhere",
      "Builds in the regions",
      "wrong none are allowed in europe-southwest1",
      /Another region/,
    ],
    [
      "little-cpu",
      "CPU for new functions",
      "wrong 10 vCPU in europe-southwest1, ",
      /quotas\?project=/,
    ],
    ["app-not-linked", "Web app", "missing 1:123:web:abc is not linked", /^npm run setup -- /],
    ["no-bucket", "Bucket", "missing nhk-shop.firebasestorage.app", /step 1: .*\/storage/],
    ["bucket-elsewhere", "Bucket", "wrong nhk-shop.firebasestorage.app in us", /step 1:/],
    ["no-auth", "Sign-in by password", "missing Authentication", /step 1: .*\/providers/],
    ["sign-in-off", "Sign-in by password", "wrong e-mail sign-in is off", /step 1:/],
    ["sign-in-by-link", "Sign-in by password", "wrong links", /step 1:/],
    ["sign-up-off", "Sign-in by password", "wrong nobody can sign up", /step 1:/],
    ["enumeration-allowed", "Enumeration protection", "missing off", /step 4: .*\/settings/],
    ["short-passwords", "Password policy", "wrong 8 characters, not 12", /step 4:/],
    ["passwords-not-enforced", "Password policy", "wrong 6 characters, not 12", /step 4:/],
    ["domain-not-authorized", "Authorized domains", "missing www.nhk-shop.es", /step 4:/],
    ["no-totp", "Second factor", "missing authenticator apps are off", /Second factor: upgrade/],
    ["no-hosting", "Domain of SITE_URL", "missing Hosting is not set up", /step 1:/],
    ["no-domain", "Domain of SITE_URL", "missing www.nhk-shop.es is not", /hosting\/sites/],
    ["domain-pending", "Domain of SITE_URL", "wrong www.nhk-shop.es: OWN", /hosting\/sites/],
    ["certificate-pending", "Domain of SITE_URL", "wrong www.nhk-shop.es: OWN", /hosting\/sites/],
    ["domain-redirects", "Domain of SITE_URL", "wrong www.nhk-shop.es redirects", /hosting\/sites/],
    ["no-partner-key", "Secret PARTNER_KEY", "missing not set", /step 5: npx .*:set PARTNER_KEY/],
    ["partner-key-with-line-break", "Secret PARTNER_KEY", "wrong is not one word", /step 5:/],
    ["partner-key-disabled", "Secret PARTNER_KEY", "wrong its latest version", /step 5:/],
    ["smtp-closed", "Mail server", "wrong 127.0.0.1:1: connect ECONNREFUSED", /operations.md/],
    ["no-account", "Service accounts", "missing site-partner", /step 4: .* create site-partner/],
    ["account-disabled", "Service accounts", "missing site-partner", /step 4:/],
    ["role-lacking", "Roles of site-generation", "wrong lacks roles/aiplatform.user", /4: .*add-/],
    ["role-too-many", "Roles of site-pages", "wrong has roles/editor", /step 4: .*remove-iam/],
    ["role-with-condition", "Roles of site-generation", "wrong lacks", /remove-.*--all[\s\S]*add-/],
    ["no-database", "Database", "missing none", /step 7: npm run deploy/],
    ["datastore-mode", "Database", "wrong DATASTORE_MODE", /step 1:/],
    ["enterprise-edition", "Database", "wrong FIRESTORE_NATIVE, ENTERPRISE", /step 1:/],
    ["database-elsewhere", "Database", "wrong FIRESTORE_NATIVE, STANDARD, eur3", /step 1:/],
    ["no-recovery", "Point-in-time recovery", "missing off", /step 4: .*--enable-pitr/],
    ["no-protection", "Delete protection", "missing off", /step 4: .*--delete-protection/],
    ["no-schedules", "Backup schedules", "missing no daily", /=daily[\s\S]*step 4: .*=weekly/],
    ["short-backups", "Backup schedules", "missing no weekly", /step 4: .*=weekly/],
    ["no-index", "Indexes", "missing audit_log (actor_uid ASCENDING, changes", /:indexes/],
    ["index-building", "Indexes", "wrong post_versions (post_id ASC", /wait/],
    ["index-broken", "Indexes", "wrong post_versions (post_id ASC", /:indexes/],
    ["no-ttl", "TTL policies", "missing post_views.expires_at", /:indexes/],
    ["ttl-building", "TTL policies", "wrong post_views.expires_at is CREATING", /wait/],
    ["no-property", "Search Console", "missing sc-domain:nhk-shop.es", /add site-indexing@/],
    ["property-not-verified", "Search Console", "wrong sc-domain:nhk-shop.es is not", /verify/],
    ["no-model", "Vertex model", "wrong gemini-3.5-flash is not offered in eu", /step 3:/],
    ["app-check-off", "App Check", "wrong the web app is not registered", /appcheck/],
    ["app-check-not-found", "App Check", "wrong the web app is not registered", /appcheck/],
  ])("%s: %s is %s", async (fault, name, found, mend) => {
    const lines = await diagnoseLines(fault);
    const [line] = notReady(lines);
    expect(notReady(lines).map((absent) => absent.name)).toEqual([name, ...(ALSO[fault] ?? [])]);
    expect(`${line?.state} ${line?.found}`.slice(0, found.length)).toBe(found);
    expect(line?.mend).toMatch(mend);
    expect(getExitCode(lines)).toBe(1);
  });

  it.each<[Fault, string]>([
    ["no-smtp-url", "missing not set"],
    ["smtp-url-empty", "missing empty"],
    ["smtp-url-without-password", "wrong is not smtps://"],
    ["smtp-url-not-encoded", "wrong is not smtps://"],
  ])(
    "%s: the address of the mail server is %s, and nothing is known of the server",
    async (fault, found) => {
      const [secret, server, ...others] = notReady(await diagnoseLines(fault));
      expect(`${secret?.name} ${secret?.state} ${secret?.found}`).toContain(
        `Secret SMTP_URL ${found}`,
      );
      expect(secret?.mend).toContain("step 5: npx firebase functions:secrets:set SMTP_URL");
      expect(server).toMatchObject({ name: "Mail server", state: "unknown" });
      expect(others).toEqual([]);
    },
  );

  it("says that the mail server rejects the password, without the server's words", async () => {
    const [line, ...others] = notReady(await diagnoseLines("smtp-password-wrong"));
    expect(line).toMatchObject({ name: "Mail server", state: "wrong" });
    expect(line?.found).toMatch(/^localhost:\d+: the password is rejected$/);
    expect(others).toEqual([]);
  });

  it("names an untrusted certificate of the mail server", async () => {
    setDefaultCACertificates(trusted);
    const lines = notReady(await diagnoseLines("none"));
    setDefaultCACertificates([...trusted, certificate.cert]);
    expect(lines).toMatchObject([{ name: "Mail server", state: "wrong" }]);
    expect(lines[0]?.found).toMatch(/^localhost:\d+: self-signed certificate/);
  });
});

it("mends backups with the commands of docs/operations.md", async () => {
  const documented = readText("docs/operations.md").replaceAll("=P ", `=${PROJECT} `);
  for (const fault of ["no-recovery", "no-schedules"] as const)
    for (const mend of notReady(await diagnoseLines(fault))[0]?.mend?.split("\n") ?? [""])
      expect(documented).toContain(mend.replace("step 4: ", ""));
});

describe("an interface that cannot be read makes its lines unknown and no other", () => {
  it.each<[Fault, readonly string[], RegExp]>([
    ["service-disabled", ["Billing plan"], /^gcloud services enable cloudbilling.googleapis.com /],
    ["unauthenticated", ["Billing plan"], /^gcloud auth application-default login$/],
    ["scope-lacking", ["Search Console"], /^gcloud auth application-default login --scopes=/],
    ["property-refused", ["Search Console"], /needs to be a user of the property/],
    ["smtp-refused", ["Secret SMTP_URL", "Mail server"], /roles\/secretmanager.secretAccessor$/],
    ["silent", ["Web app", "App Check"], /again later/],
    ["cut", ["Web app", "App Check"], /again later/],
  ])("%s", async (fault, names, mend) => {
    const lines = await diagnoseLines(fault, {}, fault === "silent" ? 200 : 5000);
    const bad = notReady(lines);
    expect(bad.map(({ name, state }) => `${state} ${name}`)).toEqual(
      names.map((name) => `unknown ${name}`),
    );
    for (const line of bad) expect(line.mend).toMatch(mend);
    expect(getExitCode(lines)).toBe(2);
  });

  it("database-refused", async () => {
    const bad = notReady(await diagnoseLines("database-refused"));
    expect(bad.map(({ state, mend }) => `${state} ${mend?.slice(0, 41)}`)).toEqual(
      Array.from({ length: 7 }, () => "unknown your account needs roles/datastore.viewer"),
    );
  });
});

describe("parameters", () => {
  it.each([
    ["SITE_URL", "https://www.nhk-shop.es/"],
    ["SITE_URL", "http://www.nhk-shop.es"],
    ["MAIN_ADMIN_EMAIL", "ana"],
    ["MAIL_FROM", "web@nhk"],
    ["MAIL_TO", "a@nhk-shop.es b@nhk-shop.es"],
    ["SEARCH_CONSOLE_PROPERTY", "www.nhk-shop.es"],
    ["SEARCH_CONSOLE_URL", "http://127.0.0.1:5"],
    ["INDEXNOW_KEY", "short"],
    ["INDEXNOW_URL", "http://127.0.0.1:5"],
    ["PARTNER_URL", "http://partner.es"],
    ["VERTEX_SDK", "gemini"],
    ["VERTEX_MODEL", ""],
    ["VERTEX_LOCATION", "Europe"],
    ["VERTEX_ENDPOINT", "https://vertex.es"],
    ["VERTEX_CA_FILE", "ca.pem"],
    ["VERTEX_SILENCE_SECONDS", "1.5"],
    ["VERTEX_HOURLY_BUDGET", "ten"],
    ["VERTEX_DAILY_BUDGET", "-1"],
    ["VERTEX_DAILY_TOTAL", ""],
    ["VERTEX_DAILY_RESEARCH", "few"],
    ["PICTURES_STAND_IN", "http://127.0.0.1:5"],
    ["SCHEDULE_REGION", "europe-southwest1"],
    ["FORWARDED_HOPS", "0"],
    ["SUBMISSION_MONTHS", "2"],
    ["CACHE_SECONDS", ""],
    ["PAGE_SECONDS", ""],
    ["PAGES_MIN_INSTANCES", "6"],
    ["APP_CHECK_ENFORCED", "submitContact,sendMail"],
  ])("%s is not %j", async (name, value) => {
    const written = { ...WRITTEN, [name]: value };
    const lines = await diagnose({ id: PROJECT, connection: {}, written }, [parameters]);
    expect(lines).toMatchObject([{ name: `Parameter ${name}`, state: "wrong" }]);
  });

  it("are named when they are missing or not known, without their value", async () => {
    const [absent, misspelled, ...others] = notReady(
      await diagnoseLines("none", {
        CACHE_SECONDS: undefined,
        SMTP_URL: "smtps://web:secret@host",
      }),
    );
    expect(absent).toMatchObject({ state: "missing", found: "CACHE_SECONDS" });
    expect(misspelled).toMatchObject({ name: "Parameter SMTP_URL", found: "no such parameter" });
    expect(others).toEqual([]);
  });

  it("may be empty where a part of the product is off", async () => {
    const off = {
      SEARCH_CONSOLE_PROPERTY: "",
      INDEXNOW_KEY: "",
      PARTNER_URL: "",
      APP_CHECK_ENFORCED: "",
    };
    expect(notReady(await diagnoseLines("app-check-off", off))).toEqual([]);
    expect(notReady(await diagnoseLines("partner-key-with-line-break", off))).toEqual([]);
  });

  it("decide which property and which domain must be there", async () => {
    const bad = notReady(
      await diagnoseLines("none", { SEARCH_CONSOLE_PROPERTY: "https://nhk-shop.es/" }),
    );
    expect(bad).toMatchObject([{ name: "Search Console", state: "wrong" }]);
    const own = { SITE_URL: `https://${PROJECT}.web.app`, SEARCH_CONSOLE_PROPERTY: "" };
    expect(notReady(await diagnoseLines("no-domain", own))).toEqual([]);
    const none = notReady(await diagnoseLines("none", { SITE_URL: undefined }));
    expect(none).toContainEqual(
      expect.objectContaining({ name: "Domain of SITE_URL", state: "unknown" }),
    );
  });
});
