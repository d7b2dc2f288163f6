import { afterEach, describe, expect, it } from "vitest";
import type { Line } from "../../scripts/lib/doctor/line.ts";
import { toConnection } from "../../scripts/lib/doctor/project.ts";
import { setUp } from "../../scripts/lib/setup/set-up.ts";
import { PROJECT } from "../sandbox/google-project.ts";
import { startProjectToSetUp } from "../sandbox/google-setup.ts";
import { googleError } from "../sandbox/stand-in.ts";

type Google = Awaited<ReturnType<typeof startProjectToSetUp>>;
const open: Google[] = [];
afterEach(async () => {
  for (const google of open.splice(0)) await google.close();
});

const PARENT = `projects/${PROJECT}`;
const DATABASE = `/v1/${PARENT}/databases/(default)`;
const CREATE = `POST /v1/${PARENT}/serviceAccounts`;
const CONFIG = `PATCH /v2/${PARENT}/config?updateMask=`;
const LINK = `PATCH /v1beta1/${PARENT}/sites/${PROJECT}?updateMask=appId`;
/** What an empty project needs, in order: the link once there is a web app, the schedules once there is a database. */
const ALL = [
  `POST /v1/${PARENT}/services:batchEnable`,
  `POST /v1/${PARENT}/services:batchEnable`,
  `POST /v1beta1/${PARENT}/webApps`,
  `${CONFIG}signIn.email,client.permissions.disabledUserSignup`,
  `${CONFIG}emailPrivacyConfig`,
  `${CONFIG}passwordPolicyConfig`,
  `${CONFIG}authorizedDomains`,
  CREATE,
  `POST /v1/${PARENT}/serviceAccounts/site-views@${PROJECT}.iam.gserviceaccount.com:enable`,
  ...Array.from({ length: 8 }, () => CREATE),
  `POST /v3/${PARENT}:setIamPolicy`,
  `POST /v1/${PARENT}/databases?databaseId=(default)`,
  LINK,
  `POST ${DATABASE}/backupSchedules`,
  `POST ${DATABASE}/backupSchedules`,
];

async function aProject(isEmpty: boolean) {
  const google = await startProjectToSetUp("smtps://web:secret@127.0.0.1:1", isEmpty);
  open.push(google);
  const printed: string[] = [];
  let asked = 0;
  const run = (answer = true, isDryRun = false) =>
    setUp(
      {
        id: PROJECT,
        connection: { ...toConnection(PROJECT, 5000), rootUrl: google.url },
        written: { SITE_URL: "https://www.nhk-shop.es" },
        findTexts: async () => [],
      },
      {
        print: (line) => void printed.push(line),
        agree: async () => {
          asked += 1;
          return answer;
        },
        ...{ isDryRun, pauseMs: 0 },
      },
    );
  return { google, run, printed, asked: () => asked };
}

/** Names of lines that setup could have mended. */
const mendable = (lines: readonly Line[]) =>
  lines.filter(({ writes }) => writes !== undefined && writes.length > 0).map(({ name }) => name);
const sorted = (all: readonly string[]) => all.toSorted();

describe("setup", () => {
  it("writes nothing to a project that is set up, and asks nothing", async () => {
    const { google, run, asked } = await aProject(false);
    await run();
    expect([google.writes, asked()]).toEqual([[], 0]);
  });

  it("makes exactly what is missing, and nothing when it is repeated", async () => {
    const { google, run, asked } = await aProject(true);
    const lines = await run();
    expect(google.writes).toEqual(ALL);
    expect(mendable(lines)).toEqual([]);
    const states = Object.fromEntries(lines.map(({ name, state }) => [name, state]));
    expect(states["Second factor"]).toBe("ready");
    for (const name of ["APIs", "Web app", "Sign-in by password", "Password policy", "Roles"])
      expect([name, states[name]]).toEqual([name, "ready"]);
    for (const name of ["Service accounts", "Database", "Delete protection", "Backup schedules"])
      expect([name, states[name]]).toEqual([name, "ready"]);
    expect(google.state[`/v2/${PARENT}/config`]).toMatchObject({
      signIn: { allowDuplicateEmails: false },
      authorizedDomains: ["localhost", "www.nhk-shop.es"],
    });
    expect(asked()).toBe(2);
    await run();
    expect(google.writes).toEqual(ALL);
    expect(asked()).toBe(2);
  });

  it.each(["cut before", "cut after"] as const)(
    "interrupted at any write (%s it), the next run makes the rest and nothing twice",
    async (mode) => {
      for (let at = 1; at <= ALL.length; at += 1) {
        const { google, run } = await aProject(true);
        google.fault.at = at;
        google.switchTo(mode);
        await expect(run()).rejects.toThrow(/run this again$/);
        google.switchTo("normal");
        expect(mendable(await run())).toEqual([]);
        expect(sorted(google.writes)).toEqual(sorted(ALL));
      }
    },
  );

  it("keeps the roles of others, and refuses a policy that changed meanwhile", async () => {
    const { google, run } = await aProject(true);
    const at = `/v3/${PARENT}:getIamPolicy`;
    const eva = { role: "roles/datastore.user", members: ["user:eva@b.es"] };
    google.state[at] = { etag: "e1", bindings: [eva] };
    google.fault.at = ALL.indexOf(`POST /v3/${PARENT}:setIamPolicy`);
    google.switchTo("change policy");
    await expect(run()).rejects.toThrow("409 etag");
    google.switchTo("normal");
    await run();
    const { bindings } = google.state[at] as { bindings: (typeof eva)[] };
    const [users, ...others] = bindings.filter(({ role }) => role === eva.role);
    expect(others).toEqual([]);
    expect(users?.members).toHaveLength(10);
    expect(users?.members[0]).toBe("user:eva@b.es");
  });

  it("turns authenticator apps on where a second factor is demanded, and keeps the other kinds", async () => {
    const { google, run } = await aProject(false);
    const config = google.state[`/v2/${PARENT}/config`] ?? {};
    config.mfa = { state: "ENABLED", enabledProviders: ["PHONE_SMS"] };
    await run();
    expect(google.writes).toEqual([`${CONFIG}mfa`]);
    expect(config.mfa).toEqual({
      ...{ state: "ENABLED", enabledProviders: ["PHONE_SMS"] },
      providerConfigs: [{ state: "ENABLED", totpProviderConfig: { adjacentIntervals: 5 } }],
    });
  });

  it("stops at a refusal, with Google's reason", async () => {
    const { google, run } = await aProject(true);
    google.fault.at = 4;
    google.switchTo("refuse");
    await expect(run()).rejects.toThrow("403 Not with your role");
    expect(google.writes).toEqual(ALL.slice(0, 3));
  });

  it.each([
    [
      400,
      "INVALID_ARGUMENT",
      "Service account site-views@x.iam.gserviceaccount.com does not exist.",
    ],
    [404, "NOT_FOUND", "Unknown service account"],
    [429, "RESOURCE_EXHAUSTED", "Quota exceeded"],
    [503, "UNAVAILABLE", "The service is currently unavailable."],
  ])(
    "repeats what is refused (%d %s) until Google knows what was just created",
    async (...given) => {
      const { google, run } = await aProject(true);
      google.fault.at = ALL.indexOf(`POST /v3/${PARENT}:setIamPolicy`) + 1;
      google.refusals.push(googleError(...given), googleError(...given));
      google.switchTo("refuse at first");
      expect(mendable(await run())).toEqual([]);
      expect(google.refusals).toEqual([]);
      expect(google.writes).toEqual(ALL);
    },
  );

  it("gives up what is refused for two minutes", async () => {
    const { google, run } = await aProject(true);
    google.fault.at = 4;
    const busy = googleError(503, "UNAVAILABLE", "The service is currently unavailable.");
    google.refusals.push(...Array.from({ length: 100 }, () => busy));
    google.switchTo("refuse at first");
    await expect(run()).rejects.toThrow("503 The service is currently unavailable.");
  });

  it("prints the requests of a dry run and sends none, nor without consent", async () => {
    const { google, run, printed, asked } = await aProject(true);
    await run(true, true);
    expect(asked()).toBe(0);
    const requests = printed.filter((line) => /^(?:POST|PATCH) https:/.test(line));
    expect(requests).toHaveLength(ALL.length - 3);
    expect(requests[0]).toContain('services:batchEnable {"serviceIds":["aiplatform');
    await run(false);
    expect(asked()).toBe(1);
    expect(google.writes).toEqual([]);
  });
});
