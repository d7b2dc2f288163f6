import { findMemberFault } from "./identities.ts";
import {
  type Answer,
  type Binding,
  type Interface,
  type Json,
  notFound,
  ok,
  type Project,
  parse,
  refuse,
} from "./project.ts";
import type { Asked } from "./proxy.ts";
import { isModel } from "./services.ts";

/** Firestore, rules, the bucket, secrets, Authentication, App Check and Vertex AI. */
export const data: Interface = (request, project) => {
  const { host, path } = request;
  if (host === "secretmanager.googleapis.com") return answerSecret(request, project);
  if (host === "firestore.googleapis.com") return answerFirestore(request, project);
  if (host === "firebaserules.googleapis.com") return answerRules(request, project);
  if (host === "firebasestorage.googleapis.com")
    return ok({
      bucket: { name: `projects/${project.id}/buckets/${project.id}.firebasestorage.app` },
    });
  if (host === "storage.googleapis.com" && path.startsWith("/storage/v1/b/"))
    return ok({ location: "EUROPE-SOUTHWEST1", storageClass: "STANDARD" });
  if (host === "identitytoolkit.googleapis.com") return answerDocument(request, project);
  if (host === "firebaseappcheck.googleapis.com")
    return path.endsWith("/services") ? ok() : notFound(path);
  if (isModel(host)) return ok({ totalTokens: 2 });
  return undefined;
};

function answerSecret(request: Asked, project: Project): Answer {
  const created = request.method === "POST" && request.query.get("secretId");
  if (created) {
    project.secrets.set(created, { value: "", bindings: [] });
    return ok({ name: `projects/${project.number}/secrets/${created}` });
  }
  const [, name = "", rest = ""] = /\/secrets\/(\w+)(.*)$/.exec(request.path) ?? [];
  const secret = project.secrets.get(name);
  if (!secret) return notFound(`Secret ${name}`);
  const full = `projects/${project.number}/secrets/${name}`;
  if (rest === ":getIamPolicy") return ok({ bindings: secret.bindings });
  if (rest === ":setIamPolicy") {
    const { policy } = parse<{ policy: { bindings: readonly Binding[] } }>(request);
    const fault = findMemberFault(project, policy.bindings);
    if (fault) return refuse(400, "INVALID_ARGUMENT", fault);
    secret.bindings = policy.bindings;
    return ok(policy);
  }
  if (rest === ":addVersion") {
    const { payload } = parse<{ payload: { data: string } }>(request);
    secret.value = Buffer.from(payload.data, "base64").toString();
    return ok({ name: `${full}/versions/1`, state: "ENABLED" });
  }
  if (rest.endsWith(":access"))
    return ok({ payload: { data: Buffer.from(secret.value).toString("base64") } });
  if (rest.includes("/versions/")) return ok({ name: `${full}/versions/1`, state: "ENABLED" });
  return ok({ name: full, labels: {}, replication: { automatic: {} } });
}

function answerFirestore(request: Asked, project: Project): Answer {
  const { method, path, query } = request;
  const name = path.replace(/^\/v1\//, "");
  if (name.includes("/operations/")) return ok({ name, done: true });
  if (name.endsWith("/databases")) {
    const created = `${name}/${query.get("databaseId")}`;
    if (project.documents.has(created)) return refuse(409, "ALREADY_EXISTS", created);
    project.documents.set(created, {
      name: created,
      databaseEdition: "STANDARD",
      ...parse(request),
    });
    return ok({ name: `${created}/operations/1`, done: true });
  }
  if (!project.documents.has(name.split("/").slice(0, 4).join("/"))) return notFound("Database");
  if (name.endsWith("/documents/user_roles")) return ok();
  const list = /\/(indexes|fields|backupSchedules)$/.exec(name)?.[1];
  if (list && method === "GET") {
    const pattern = new RegExp(`/${list}/`);
    const found = [...project.documents]
      .filter(([at]) => pattern.test(at))
      .map(([, storedDocument]) => storedDocument);
    return ok({ [list]: found });
  }
  if (list) {
    const described = list === "indexes" ? withDocumentNames(parse(request)) : parse(request);
    if (list === "indexes" && hasEqual(project, `${name}/`, described))
      return refuse(409, "ALREADY_EXISTS", "index already exists");
    project.count += 1;
    const created = `${name}/${project.count}`;
    project.documents.set(created, { name: created, state: "READY", ...described });
    return ok({ name: created, done: true });
  }
  if (name.includes("/fields/")) {
    const { ttlConfig, ...field } = parse<Json>(request);
    const ttl = ttlConfig ? { ttlConfig: { state: "ACTIVE" } } : {};
    project.documents.set(name, { name, ...field, ...ttl });
    return ok({ name: `${name}/operations/1`, done: true });
  }
  return answerDocument(request, project);
}

interface Index {
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}

/** Google orders equal documents by their names, in the direction of the last field. */
function withDocumentNames(index: Json): Json {
  const { fields } = index as unknown as Index;
  const order = fields.findLast((field) => field.order !== undefined)?.order ?? "ASCENDING";
  return { ...index, fields: [...fields, { fieldPath: "__name__", order }] };
}

function hasEqual({ documents }: Project, parent: string, { queryScope, fields }: Json): boolean {
  return [...documents].some(
    ([name, stored]) =>
      name.startsWith(parent) &&
      JSON.stringify([stored.queryScope, stored.fields]) === JSON.stringify([queryScope, fields]),
  );
}

function answerRules(request: Asked, project: Project): Answer {
  const { method, path } = request;
  const name = path.replace(/^\/v1\//, "");
  if (name.endsWith(":test")) return ok();
  if (name.endsWith("/rulesets")) {
    project.count += 1;
    const created = { name: `${name}/${project.count}`, ...parse(request) };
    project.documents.set(created.name, created);
    return ok(created);
  }
  if (name.includes("/rulesets/")) return answerDocument(request, project);
  if (name.endsWith("/releases") && method === "GET")
    return ok({
      releases: [...project.documents].flatMap(([at, storedDocument]) =>
        at.includes("/releases/") ? [storedDocument] : [],
      ),
    });
  const { release, ...created } = parse<
    Json & { release?: Json & { name: string }; name?: string }
  >(request);
  if (release && !project.documents.has(release.name)) return notFound(release.name);
  // firebase-tools sorts releases by their times.
  const stored = { createTime: new Date().toISOString(), ...(release ?? created) };
  project.documents.set(String(stored.name), stored);
  return ok(stored);
}

/** A document that is read, or changed at the fields of the mask. */
function answerDocument(request: Asked, project: Project): Answer {
  const name = request.path.replace(/^\/v\d\w*\//, "");
  const present = project.documents.get(name);
  if (!present) return notFound(name);
  if (request.method === "PATCH") {
    const changed = structuredClone(present) as Record<string, unknown>;
    for (const field of (request.query.get("updateMask") ?? "").split(","))
      copyField(changed, parse(request), field.split("."));
    project.documents.set(name, changed);
  }
  return ok(project.documents.get(name));
}

function copyField(
  target: Record<string, unknown>,
  source: Json,
  [name = "", ...rest]: readonly string[],
): void {
  if (rest.length === 0) target[name] = source[name];
  else {
    target[name] = { ...(target[name] as Json) };
    copyField(target[name] as Record<string, unknown>, (source[name] ?? {}) as Json, rest);
  }
}
