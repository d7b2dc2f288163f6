import { cloudresourcemanager_v3 } from "googleapis/build/src/apis/cloudresourcemanager/v3.js";
import { iam_v1 } from "googleapis/build/src/apis/iam/v1.js";
import type { Account } from "../../../functions/src/platform/service-accounts.ts";
import { type Check, type Line, missing, ready, type Write, wrong } from "./line.ts";
import { type Project, serviceAccount } from "./project.ts";

type Binding = cloudresourcemanager_v3.Schema$Binding;

/** The table of docs/deploying.md; a test compares them. */
export const ROLES: Readonly<Record<Account, readonly string[]>> = {
  "site-pages": ["roles/datastore.viewer"],
  "site-views": ["roles/datastore.user"],
  "site-contact": ["roles/datastore.user", "roles/storage.objectUser"],
  "site-accounts": ["roles/datastore.user", "roles/firebaseauth.admin"],
  "site-posts": ["roles/datastore.user"],
  "site-partner": ["roles/datastore.user"],
  "site-indexing": ["roles/datastore.user"],
  "site-generation": ["roles/datastore.user", "roles/aiplatform.user"],
  "site-pictures": ["roles/datastore.user", "roles/storage.objectUser"],
  "site-schedules": [
    "roles/datastore.user",
    "roles/storage.objectUser",
    "roles/firebaseauth.admin",
  ],
};
const NAMES = Object.keys(ROLES) as readonly Account[];

export const accounts: Check = {
  names: ["Service accounts", "Roles"],
  role: "roles/iam.serviceAccountViewer and roles/browser",
  read: async (project) => {
    const { id, connection } = project;
    const projects = new cloudresourcemanager_v3.Cloudresourcemanager(connection).projects;
    const [listed, policy] = await Promise.all([
      new iam_v1.Iam(connection).projects.serviceAccounts.list({
        ...{ name: `projects/${id}`, pageSize: 100 },
      }),
      projects.getIamPolicy({
        resource: `projects/${id}`,
        requestBody: { options: { requestedPolicyVersion: 3 } },
      }),
    ]);
    const roles = NAMES.flatMap((name) => roleLine(project, name, policy.data.bindings ?? []));
    return [
      accountsLine(project, listed.data.accounts ?? []),
      ...(roles.length === 0 ? [ready("Roles", "each account has those of its row")] : []),
      // A policy is written as a whole.
      ...roles.map((line, n) =>
        n === 0 ? { ...line, writes: grants(project, policy.data) } : line,
      ),
    ];
  },
};

function accountsLine(project: Project, listed: readonly iam_v1.Schema$ServiceAccount[]): Line {
  const disabled = new Map(listed.map((account) => [account.email, account.disabled ?? false]));
  const absent = NAMES.filter((name) => disabled.get(serviceAccount(project, name)) !== false);
  if (absent.length === 0) return ready("Service accounts", `${NAMES.length}`);
  const url = `https://iam.googleapis.com/v1/projects/${project.id}/serviceAccounts`;
  const writes = absent.map((name): Write => {
    const email = serviceAccount(project, name);
    return disabled.has(email)
      ? { method: "POST", url: `${url}/${email}:enable`, body: {} }
      : { method: "POST", url, body: { accountId: name } };
  });
  const mend = createCommands(project, absent);
  return { ...missing("Service accounts", absent.join(", "), mend), writes };
}

/** Roles that are too many stay: what else relies on them is not known here. */
function grants(project: Project, policy: cloudresourcemanager_v3.Schema$Policy): readonly Write[] {
  const bindings = (policy.bindings ?? []).map((binding) => ({ ...binding }));
  let isChanged = false;
  for (const [name, roles] of Object.entries(ROLES)) {
    const member = `serviceAccount:${serviceAccount(project, name)}`;
    for (const role of roles) {
      const same = bindings.filter((binding) => binding.role === role && !binding.condition);
      if (same.some(({ members }) => members?.includes(member))) continue;
      isChanged = true;
      const [binding] = same;
      if (binding) binding.members = [...(binding.members ?? []), member];
      else bindings.push({ role, members: [member] });
    }
  }
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project.id}:setIamPolicy`;
  const body = { policy: { ...policy, version: 3, bindings } };
  return isChanged ? [{ method: "POST", url, body }] : [];
}

function createCommands({ id }: Project, names: readonly Account[]): string {
  const create = (name: Account) =>
    `step 4: gcloud iam service-accounts create ${name} --project=${id} (if disabled: enable it)`;
  return names.map(create).join("\n");
}

function roleLine(project: Project, name: Account, bindings: readonly Binding[]): readonly Line[] {
  const member = `serviceAccount:${serviceAccount(project, name)}`;
  const own = bindings.filter(({ members }) => members?.includes(member));
  const requiredRoles = ROLES[name];
  const surplus = own.filter(
    ({ role, condition }) => condition || !requiredRoles.includes(role ?? ""),
  );
  const held = own.flatMap(({ role, condition }) => (condition ? [] : [role]));
  const lacking = requiredRoles.filter((role) => !held.includes(role));
  const found = [
    ...lacking.map((role) => `lacks ${role}`),
    ...surplus.map(({ role, condition }) => `has ${role}${condition ? " with a condition" : ""}`),
  ];
  if (found.length === 0) return [];
  const change = (verb: string, role: string, condition: string) =>
    `step 4: gcloud projects ${verb}-iam-policy-binding ${project.id} --member=${member} --role=${role} ${condition}`;
  // "--all" also removes the binding without a condition: it comes first.
  const mend = [
    ...surplus.map(({ role, condition }) =>
      change("remove", role ?? "", condition ? "--all" : "--condition=None"),
    ),
    ...requiredRoles
      .filter((role) => lacking.includes(role) || surplus.some((binding) => binding.role === role))
      .map((role) => change("add", role, "--condition=None")),
  ];
  return [wrong(`Roles of ${name}`, found.join(", "), mend.join("\n"))];
}
