import { identitytoolkit_v2 } from "googleapis/build/src/apis/identitytoolkit/v2.js";
import { optional } from "./failures.ts";
import { type Check, type Line, missing, ready, type Write, wrong } from "./line.ts";
import { firebaseConsole, parameter } from "./project.ts";

type Config = identitytoolkit_v2.Schema$GoogleCloudIdentitytoolkitAdminV2Config;

/** Step 4 of docs/deploying.md. */
const MIN_PASSWORD = 12;
const SIGN_IN = "Sign-in by password";

export const authentication: Check = {
  names: [SIGN_IN, "Enumeration protection", "Password policy", "Authorized domains"],
  role: "roles/firebaseauth.viewer",
  read: async (project) => {
    const client = new identitytoolkit_v2.Identitytoolkit(project.connection);
    const name = `projects/${project.id}/config`;
    const config = await optional(client.projects.getConfig({ name }));
    const providers = `step 1: ${firebaseConsole(project, "authentication/providers")}`;
    if (config === undefined) return [missing(SIGN_IN, "Authentication is not set up", providers)];
    const settings = `step 4: ${firebaseConsole(project, "authentication/settings")}`;
    const length = passwordLength(config);
    const host = URL.parse(parameter(project, "SITE_URL"))?.hostname ?? "the host of SITE_URL";
    const domains = config.authorizedDomains ?? [];
    const fault = signInFault(config);
    const mended = (line: Line, body: Config) => ({ ...line, writes: [update(name, body)] });
    return [
      fault ? mended(wrong(SIGN_IN, fault, providers), BY_PASSWORD) : ready(SIGN_IN, "on"),
      config.emailPrivacyConfig?.enableImprovedEmailPrivacy
        ? ready("Enumeration protection", "on")
        : mended(missing("Enumeration protection", "off", settings), PRIVACY),
      length >= MIN_PASSWORD
        ? ready("Password policy", `${length} characters`)
        : mended(
            wrong("Password policy", `${length} characters, not ${MIN_PASSWORD}`, settings),
            LONG_PASSWORDS,
          ),
      domains.includes(host)
        ? ready("Authorized domains", host)
        : host.includes(" ")
          ? missing("Authorized domains", host, settings)
          : mended(missing("Authorized domains", host, settings), {
              authorizedDomains: [...domains, host],
            }),
    ];
  },
};

const BY_PASSWORD: Config = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  client: { permissions: { disabledUserSignup: false } },
};
const PRIVACY: Config = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
const LONG_PASSWORDS: Config = {
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: "ENFORCE",
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: MIN_PASSWORD } }],
  },
};
/** Narrower than the fields of a body, whose other parts stay. */
const MASKS: Partial<Record<keyof Config, string>> = {
  signIn: "signIn.email",
  client: "client.permissions.disabledUserSignup",
};

function update(name: string, body: Config): Write {
  const mask = (Object.keys(body) as (keyof Config)[]).map((field) => MASKS[field] ?? field);
  const url = `https://identitytoolkit.googleapis.com/v2/${name}?updateMask=${mask.join(",")}`;
  return { method: "PATCH", url, body };
}

function signInFault({ signIn, client }: Config): string | undefined {
  if (!signIn?.email?.enabled) return "e-mail sign-in is off";
  if (!signIn.email.passwordRequired) return "links by e-mail sign in without a password";
  return client?.permissions?.disabledUserSignup
    ? "nobody can sign up, nor can the main administrator"
    : undefined;
}

/** Without an enforced policy, Auth asks for 6 characters. */
function passwordLength({ passwordPolicyConfig: policy }: Config): number {
  if (policy?.passwordPolicyEnforcementState !== "ENFORCE") return 6;
  return policy.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 6;
}
