import { REGION } from "domain/shared/region";
import { serviceusage_v1beta1 } from "googleapis/build/src/apis/serviceusage/v1beta1.js";
import { functionLimits } from "../../../functions/src/platform/limits.ts";
import { type Check, type Line, ready, unknown, wrong } from "./line.ts";
import { type Project, parameter } from "./project.ts";

type Metric = serviceusage_v1beta1.Schema$ConsumerQuotaMetric;

const BUILDS = "Builds in the regions";
const CPU = "CPU for new functions";
/** firebase-tools creates no more functions at once. */
const MAX_AT_ONCE = 40;
/** Of a function with less than 2 GiB. */
const MILLI_CPU = 1000;
const WHERE = "https://console.cloud.google.com/iam-admin/quotas?project=";

/** New projects may not build in every region, and have small quotas in some: what a first deployment would end at. */
export const quotas: Check = {
  names: [BUILDS, CPU],
  role: "roles/serviceusage.serviceUsageViewer",
  read: async (project) => {
    const [builds, services] = await Promise.all([
      listMetrics(project, "cloudbuild.googleapis.com"),
      listMetrics(project, "run.googleapis.com"),
    ]);
    return [buildLine(project, builds), cpuLine(project, services)];
  },
};

async function listMetrics({ id, connection }: Project, service: string) {
  const client = new serviceusage_v1beta1.Serviceusage(connection).services.consumerQuotaMetrics;
  const parent = `projects/${id}/services/${service}`;
  const { data } = await client.list({ parent, view: "FULL", pageSize: 200 });
  return data.metrics ?? [];
}

function buildLine(project: Project, metrics: readonly Metric[]): Line {
  const regions = [REGION, parameter(project, "SCHEDULE_REGION")];
  const found = regions.map((region) => findLimits(metrics, /build/i, region));
  if (found.every((limits) => limits.length === 0))
    return unknown(BUILDS, "Cloud Build names no limit", `${WHERE}${project.id}`);
  const closed = regions.filter((_, n) => found[n]?.includes(0));
  if (closed.length === 0) return ready(BUILDS, regions.join(", "));
  const mend = `deploying.md, Another region; or ask for a quota: ${WHERE}${project.id}`;
  return wrong(BUILDS, `none are allowed in ${closed.join(", ")}`, mend);
}

function cpuLine(project: Project, metrics: readonly Metric[]): Line {
  const limits = findLimits(metrics, /cpu.?alloc/i, REGION).filter((limit) => limit >= 0);
  const [limit] = limits.toSorted((a, b) => a - b);
  if (limit === undefined) return unknown(CPU, "Cloud Run names no limit", `${WHERE}${project.id}`);
  const needed = Math.min(Object.keys(functionLimits).length, MAX_AT_ONCE) * MILLI_CPU;
  const found = `${limit / MILLI_CPU} vCPU in ${REGION}`;
  if (limit >= needed) return ready(CPU, found);
  return wrong(CPU, `${found}, ${needed / MILLI_CPU} are needed`, `${WHERE}${project.id}`);
}

/** @returns the limits that hold in the region: its own, otherwise those of all regions */
function findLimits(metrics: readonly Metric[], name: RegExp, region: string): readonly number[] {
  return metrics
    .filter(({ metric, displayName }) => name.test(`${metric} ${displayName}`))
    .flatMap(({ consumerQuotaLimits = [] }) => consumerQuotaLimits)
    .filter(({ unit }) => unit?.includes("{region}"))
    .flatMap(({ quotaBuckets = [] }) => {
      const own = quotaBuckets.filter(({ dimensions }) => dimensions?.region === region);
      const chosenBuckets =
        own.length > 0 ? own : quotaBuckets.filter(({ dimensions }) => !dimensions?.region);
      return chosenBuckets.map(({ effectiveLimit }) => Number(effectiveLimit));
    });
}
