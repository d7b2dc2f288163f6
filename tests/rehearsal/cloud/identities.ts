import {
  type Binding,
  formatServiceAccount,
  type Interface,
  notFound,
  ok,
  type Project,
  parse,
  refuse,
} from "./project.ts";

const ADDRESS = /^(?:serviceAccount|user|group):[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;
/** Policies that refuse an account that was just created. */
const UNKNOWN_TIMES = 2;

/** @returns what Google would say about the first member that it does not accept */
export function findMemberFault(
  project: Project,
  bindings: readonly Binding[] = [],
): string | undefined {
  for (const member of bindings.flatMap(({ members }) => members)) {
    if (member === "allUsers") {
      if (project.allowsPublic) continue;
      return "One or more users named in the policy do not belong to a permitted customer, perhaps due to an organization policy.";
    }
    if (!ADDRESS.test(member)) return `Invalid member ${member}`;
    const email = member.replace("serviceAccount:", "");
    if (!member.startsWith("serviceAccount:") || email.endsWith("gserviceaccount.com") === false)
      continue;
    if (isServiceAgent(email)) continue;
    if (!isKnown(project, email)) return `Service account ${email} does not exist.`;
  }
  return undefined;
}

export function isKnown(project: Project, email: string): boolean {
  const left = project.accounts.get(email);
  if (left) project.accounts.set(email, left - 1);
  return left === 0;
}

function isServiceAgent(email: string): boolean {
  return /@(?:gcp-sa-[\w-]+|serverless-robot-prod)\.iam\.gserviceaccount\.com$/.test(email);
}

/** IAM and Resource Manager. */
export const identities: Interface = (request, project) => {
  const { method, host, path } = request;
  const parent = `/v1/projects/${project.id}/serviceAccounts`;
  if (host === "iam.googleapis.com") {
    if (path.endsWith(":testIamPermissions")) return ok(parse(request));
    if (path === parent && method === "GET")
      return ok({ accounts: [...project.accounts.keys()].map((email) => ({ email })) });
    if (path === parent) {
      const { accountId } = parse<{ accountId: string }>(request);
      const email = formatServiceAccount(project, accountId);
      if (project.accounts.has(email)) return refuse(409, "ALREADY_EXISTS", `${email} exists`);
      project.accounts.set(email, UNKNOWN_TIMES);
      return ok({ email });
    }
    return notFound(path);
  }
  if (host !== "cloudresourcemanager.googleapis.com") return undefined;
  if (path.endsWith(":testIamPermissions")) return ok(parse(request));
  if (path.endsWith(":getIamPolicy")) return ok({ ...project.policy, version: 3 });
  if (path.endsWith(":setIamPolicy")) {
    const { policy } = parse<{ policy: Project["policy"] }>(request);
    if (policy.etag !== project.policy.etag)
      return refuse(409, "ABORTED", "There were concurrent policy changes.");
    const fault = findMemberFault(project, policy.bindings);
    if (fault) return refuse(400, "INVALID_ARGUMENT", fault);
    project.policy = { ...policy, etag: `${policy.etag}1` };
    return ok(project.policy);
  }
  const { id: projectId, number: projectNumber } = project;
  return ok({ projectId, projectNumber, lifecycleState: "ACTIVE" });
};
