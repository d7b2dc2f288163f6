import {
  type Answer,
  type Interface,
  type Json,
  notFound,
  ok,
  type Project,
  parse,
  refuse,
} from "./project.ts";
import type { Asked } from "./proxy.ts";

interface Rewrite {
  readonly run?: { readonly serviceId: string; readonly region: string };
}

/** Hosting, and the web apps of Firebase, from which it takes the options of pages. */
export const hosting: Interface = (request, project) => {
  if (request.host === "firebasehosting.googleapis.com") return answerHosting(request, project);
  if (request.host === "upload-firebasehosting.googleapis.com") return ok("");
  if (request.host === "firebase.googleapis.com") return answerFirebase(request, project);
  if (request.host === "firebaseextensions.googleapis.com") return ok({ instances: [] });
  return undefined;
};

function answerHosting(request: Asked, project: Project): Answer {
  const { method, path } = request;
  const name = path.replace(/^\/v1beta1\//, "");
  const [, , , site = "", , version] = name.split("/");
  if (name.endsWith("/sites") && method === "GET")
    return ok({ sites: [...project.sites].map(([id, site]) => toSite(project, id, site)) });
  if (name.endsWith("/customDomains")) return ok({});
  const present = project.sites.get(site);
  if (!present) return notFound(name);
  if (name.endsWith("/versions") && method === "POST") {
    project.count += 1;
    const created = `${name}/v${project.count}`;
    project.versions.set(created, parse(request));
    return ok({ name: created });
  }
  if (name.endsWith(":populateFiles")) {
    const [stored = ""] = name.split(":");
    project.versions.set(stored, { ...project.versions.get(stored), ...parse(request) });
    return ok({
      uploadRequiredHashes: [],
      uploadUrl: "https://upload-firebasehosting.googleapis.com/files",
    });
  }
  if (name.endsWith("/releases")) {
    const released = request.query.get("versionName") ?? "";
    if (project.versions.get(released)?.status !== "FINALIZED")
      return refuse(400, "FAILED_PRECONDITION", `${released} is not finalized`);
    project.releases.push(released);
    return ok({ name: released });
  }
  if (version && method === "PATCH") {
    const update = parse<{ status: string; config: { rewrites?: readonly Rewrite[] } }>(request);
    const lost = update.config.rewrites?.find(({ run }) => run && !hasService(project, run));
    if (lost)
      return refuse(
        400,
        "INVALID_ARGUMENT",
        `Cloud Run service ${lost.run?.serviceId} does not exist`,
      );
    project.versions.set(name, { ...project.versions.get(name), ...update });
    return ok({ name, ...update });
  }
  if (method === "PATCH") project.sites.set(site, { ...present, ...parse(request) });
  return ok(toSite(project, site, project.sites.get(site) ?? {}));
}

function hasService(project: Project, { serviceId, region }: Required<Rewrite>["run"]): boolean {
  return project.invokers.has(`projects/${project.id}/locations/${region}/services/${serviceId}`);
}

function toSite({ id: project }: Project, id: string, site: Json): Json {
  return { name: `projects/${project}/sites/${id}`, defaultUrl: `https://${id}.web.app`, ...site };
}

function answerFirebase(request: Asked, project: Project): Answer {
  const { method, path } = request;
  const { id: projectId, number: projectNumber } = project;
  const apps = `projects/${projectId}/webApps`;
  if (path === `/v1beta1/${apps}` && method === "POST") {
    project.documents.set(apps, { appId: "1:123:web:abc", ...parse(request) });
    return ok({ name: "operations/app", done: true });
  }
  if (path === `/v1beta1/${apps}`) {
    const app = project.documents.get(apps);
    return ok(app ? { apps: [app] } : {});
  }
  if (path.endsWith("/adminSdkConfig"))
    return ok({ projectId, storageBucket: `${projectId}.firebasestorage.app` });
  return ok({ projectId, projectNumber, resources: { hostingSite: projectId } });
}
