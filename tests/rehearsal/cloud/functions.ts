import { findMemberFault, isKnown } from "./identities.ts";
import {
  type Answer,
  type Binding,
  type CloudFunction,
  type Interface,
  type Json,
  notFound,
  type Operation,
  ok,
  type Project,
  parse,
  refuse,
} from "./project.ts";
import type { Asked } from "./proxy.ts";

/** Where Cloud Scheduler is not offered. */
const WITHOUT_SCHEDULER = ["europe-southwest1"];
const POLLS = 1;
/** https://cloud.google.com/apis/design/errors */
const EXHAUSTED = 8;

/** Cloud Functions, with the services of Cloud Run and the repositories of images that they make. */
export const functions: Interface = (request, project) => {
  const { method, host, path } = request;
  if (host === "cloudfunctions.googleapis.com") return answerFunctions(request, project);
  if (host === "run.googleapis.com") return answerPolicy(request, project);
  if (host === "cloudscheduler.googleapis.com") return answerJob(request, project);
  if (host === "artifactregistry.googleapis.com") {
    const region = path.split("/")[5] ?? "";
    const found = project.repositories.get(region);
    if (!found) return notFound(`Repository of ${region}`);
    if (method === "PATCH") project.repositories.set(region, { ...found, ...parse(request) });
    return ok(project.repositories.get(region));
  }
  if (host === "compute.googleapis.com")
    return ok({ defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com` });
  if (host === "storage.googleapis.com" && path.startsWith("/source-upload")) return ok("");
  return undefined;
};

function answerFunctions(request: Asked, project: Project): Answer {
  const { method, path, query } = request;
  if (path.endsWith(":generateUploadUrl"))
    return ok({
      uploadUrl: "https://storage.googleapis.com/source-upload?GoogleAccessId=agent",
      storageSource: { bucket: "sources", object: "source.zip" },
    });
  const name = path.replace(/^\/v\w+\//, "");
  if (name.includes("/operations/")) return poll(project, name);
  if (method === "GET" && path.startsWith("/v1/")) return ok({ functions: [] });
  if (method === "GET") {
    // What was begun goes on, also when nobody asks how.
    for (const operation of project.operations.values()) operation.finish();
    project.operations.clear();
    return ok({ functions: [...project.functions.values()] });
  }
  if (method === "POST")
    return create(project, `${name}/${query.get("functionId")}`, parse(request));
  const present = project.functions.get(name);
  if (!present) return notFound(name);
  if (method === "DELETE")
    return start(project, name, {}, () => {
      project.functions.delete(name);
      return { response: {} };
    });
  return deploy(project, name, { ...present, ...parse<CloudFunction>(request) });
}

function create(project: Project, name: string, functionInput: CloudFunction): Answer {
  if (project.functions.has(name)) return refuse(409, "ALREADY_EXISTS", `${name} exists`);
  return deploy(project, name, functionInput);
}

/** Checks what Google checks before it builds; what it finds later fails the operation. */
function deploy(project: Project, name: string, functionInput: CloudFunction): Answer {
  const { serviceConfig } = functionInput;
  const { serviceAccountEmail: email } = serviceConfig;
  if (!isKnown(project, email))
    return refuse(400, "INVALID_ARGUMENT", `Service account ${email} does not exist.`);
  const region = name.split("/")[3] ?? "";
  const id = name.split("/").at(-1) ?? "";
  project.repositories.set(
    region,
    project.repositories.get(region) ?? {
      name: `projects/${project.id}/locations/${region}/repositories/gcf-artifacts`,
    },
  );
  return start(project, name, serviceConfig, (isOverQuota) => {
    if (isOverQuota) {
      // Google keeps what it could not start.
      project.functions.set(name, { ...functionInput, name, state: "FAILED" });
      return failure(EXHAUSTED, "Quota exceeded for total allowable CPU per project per region.");
    }
    if (project.brokenBuilds.has(id))
      return failure(3, `Build failed with status: FAILURE. See the build log of ${id}.`);
    const unread = serviceConfig.secretEnvironmentVariables?.find(
      ({ secret }) => !mayRead(project, secret, email),
    );
    if (unread) return failure(3, `Permission denied on secret ${unread.secret} for ${email}`);
    const service = `projects/${project.id}/locations/${region}/services/${id.toLowerCase()}`;
    const url = `https://${region}-${project.id}.cloudfunctions.net/${id}`;
    const uri = `https://${id.toLowerCase()}-x.a.run.app`;
    const deployed = {
      ...{ ...functionInput, name, url, state: "ACTIVE", environment: "GEN_2" },
      serviceConfig: { ...serviceConfig, service, uri },
    };
    project.functions.set(name, deployed);
    if (!project.invokers.has(service)) project.invokers.set(service, []);
    return { response: deployed };
  });
}

const failure = (code: number, message: string) => ({ error: { code, message } });

function mayRead(project: Project, secret: string, email: string): boolean {
  const bindings = project.secrets.get(secret)?.bindings ?? [];
  return bindings.some(({ members }) => members.includes(`serviceAccount:${email}`));
}

function start(
  project: Project,
  name: string,
  { availableCpu = "0", availableMemory = "0" }: Partial<CloudFunction["serviceConfig"]>,
  finish: (isOverQuota: boolean) => ReturnType<Operation["finish"]>,
): Answer {
  const region = name.split("/")[3] ?? "";
  const [cpu, gib] = [Number(availableCpu), toGib(availableMemory)];
  const running = [...project.operations.values()].filter(
    (operation) => operation.region === region,
  );
  const sum = (field: "cpu" | "gib") =>
    running.reduce((total, service) => total + service[field], 0);
  const isOverQuota =
    cpu > 0 && (sum("cpu") + cpu > project.quota.cpu || sum("gib") + gib > project.quota.gib);
  project.count += 1;
  const operation = `projects/${project.id}/locations/${region}/operations/${project.count}`;
  const room = isOverQuota ? { cpu: 0, gib: 0 } : { cpu, gib };
  project.operations.set(operation, {
    ...{ region, polls: POLLS, finish: () => finish(isOverQuota) },
    ...room,
  });
  return ok({ name: operation, metadata: {} });
}

function toGib(memory: string): number {
  const amount = Number.parseFloat(memory);
  return memory.endsWith("Gi") ? amount : amount / 1024;
}

function poll(project: Project, name: string): Answer {
  const operation = project.operations.get(name);
  if (!operation) return notFound(name);
  if (operation.polls > 0) {
    operation.polls -= 1;
    return ok({ name, done: false, metadata: {} });
  }
  project.operations.delete(name);
  return ok({ name, done: true, metadata: {}, ...operation.finish() });
}

function answerPolicy(request: Asked, project: Project): Answer {
  const [service = "", verb] = request.path.replace(/^\/v\w+\//, "").split(":");
  const bindings = project.invokers.get(service);
  if (!bindings) return notFound(service);
  if (verb === "getIamPolicy") return ok({ bindings, etag: "e" });
  const { policy } = parse<{ policy: { bindings: readonly Binding[] } }>(request);
  const fault = findMemberFault(project, policy.bindings);
  if (fault) return refuse(400, "FAILED_PRECONDITION", fault);
  project.invokers.set(service, policy.bindings);
  return ok(policy);
}

/** Answers for Cloud Scheduler. */
function answerJob(request: Asked, project: Project): Answer {
  const name = request.path.replace(/^\/v1\//, "");
  if (WITHOUT_SCHEDULER.includes(name.split("/")[3] ?? "")) return notFound("Location");
  const present = project.jobs.get(name);
  if (request.method === "GET") return present ? ok(present) : notFound(name);
  if (request.method === "DELETE") {
    project.jobs.delete(name);
    return ok();
  }
  const job = parse<
    Json & { name: string; httpTarget: { oidcToken: { serviceAccountEmail: string } } }
  >(request);
  const email = job.httpTarget.oidcToken.serviceAccountEmail;
  if (!isKnown(project, email))
    return refuse(400, "INVALID_ARGUMENT", `Invalid value for service account email: ${email}`);
  if (request.method === "POST" && project.jobs.has(job.name))
    return refuse(409, "ALREADY_EXISTS", `${job.name} exists`);
  project.jobs.set(job.name, job);
  return ok(job);
}
