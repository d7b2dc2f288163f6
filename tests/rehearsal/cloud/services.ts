import { type Interface, notFound, ok, type Project, parse, refuse } from "./project.ts";

/** The number of services that one request may enable. */
const MAX_ENABLED = 20;
/** Requests of any kind until a service answers that was enabled. */
const WAKING = 20;

/** Service Usage, Cloud Billing, Firebase's sign-in and what its tools ask when they end. */
export const services: Interface = (request, project) => {
  const { method, host, path, query } = request;
  if (host === "firebase-public.firebaseio.com") return ok();
  if (/\/token$/.test(path)) return ok({ access_token: "token", expires_in: 3600, scope: "" });
  if (host === "cloudbilling.googleapis.com") return ok({ billingEnabled: true });
  if (host !== "serviceusage.googleapis.com") return undefined;
  const getState = (name: string) => (project.services.has(name) ? "ENABLED" : "DISABLED");
  if (path.endsWith("/services:batchGet"))
    return ok({
      services: query.getAll("names").map((serviceName) => {
        const name = serviceName.split("/").at(-1) ?? "";
        return { config: { name }, state: getState(name) };
      }),
    });
  if (path.endsWith("/services:batchEnable")) {
    const { serviceIds } = parse<{ serviceIds: readonly string[] }>(request);
    if (serviceIds.length > MAX_ENABLED)
      return refuse(400, "INVALID_ARGUMENT", `At most ${MAX_ENABLED} services at a time`);
    for (const id of serviceIds) enable(project, id);
    return ok({ name: "operations/acat.1", done: true });
  }
  if (path.includes("/operations/")) return ok({ done: true });
  if (path.endsWith("/consumerQuotaMetrics")) {
    const unit = "1/{project}/{region}";
    const limit = (effectiveLimit: number) => [{ unit, quotaBuckets: [{ effectiveLimit }] }];
    const metrics = [
      {
        metric: "run.googleapis.com/cpu_allocation",
        consumerQuotaLimits: limit(project.quota.cpu * 1000),
      },
      { metric: "cloudbuild.googleapis.com/builds", consumerQuotaLimits: limit(10) },
    ];
    return ok({ metrics });
  }
  const [, name = "", verb] = /\/services\/([^:]+)(?::(\w+))?$/.exec(path) ?? [];
  if (verb === "enable") enable(project, name);
  if (method === "GET" || verb) return ok({ name, state: getState(name) });
  return notFound(path);
};

function enable({ services: enabled, requests }: Project, name: string): void {
  if (!enabled.has(name)) enabled.set(name, requests + WAKING);
}

/** Vertex AI has a host for each location. */
export const isModel = (host: string) => /\baiplatform\./.test(host);

/** Whether the interface of a host answers. */
export function isServing({ services: enabled, requests }: Project, host: string): boolean {
  const service = isModel(host) ? "aiplatform.googleapis.com" : host;
  return (enabled.get(service) ?? Number.POSITIVE_INFINITY) <= requests;
}
