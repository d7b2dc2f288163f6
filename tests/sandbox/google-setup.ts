import { formatAccountEmail, isRead, PROJECT, READY, secret } from "./google-project.ts";
import { type Answer, type Exchange, googleError, json, startStandIn } from "./stand-in.ts";

type State = Record<string, Record<string, unknown>>;
type Body = Record<string, unknown>;
type Mode = "normal" | "cut before" | "cut after" | "refuse" | "refuse at first" | "change policy";

const PARENT = `projects/${PROJECT}`;
const SERVICES = `/v1/${PARENT}/services:batchGet`;
const ACCOUNTS = `/v1/${PARENT}/serviceAccounts`;
const POLICY = `/v3/${PARENT}:getIamPolicy`;
const CONFIG = `/v2/${PARENT}/config`;
const SITES = `/v1beta1/${PARENT}/sites`;
const SITE = `${SITES}/${PROJECT}`;
const APPS = `/v1beta1/${PARENT}/webApps`;
const DATABASE = `/v1/${PARENT}/databases/(default)`;
const SCHEDULES = `${DATABASE}/backupSchedules`;
const POLLS = 2;

/** Stand-in for a project that writes change. `isEmpty`: without what `npm run setup` can make. */
export async function startProjectToSetUp(smtpUrl: string, isEmpty: boolean) {
  const state = structuredClone(READY) as unknown as State;
  state[`/v1/${PARENT}/secrets/SMTP_URL/versions/latest:access`] = secret(smtpUrl);
  state[POLICY] = { ...state[POLICY], etag: "e1", version: 1 };
  if (isEmpty) clear(state);
  const writes: string[] = [];
  const fault = { at: 0 };
  const refusals: Answer[] = [];
  let polls = 0;
  const standIn = await startStandIn<Mode>({
    port: 0,
    modes: ["normal", "cut before", "cut after", "refuse", "refuse at first", "change policy"],
    answer: (exchange, mode): Answer => {
      const path = decodeURIComponent(exchange.url.pathname);
      if (exchange.headers["x-goog-user-project"] !== PROJECT)
        return googleError(403, "PERMISSION_DENIED", "The request has no quota project");
      if (/\/operations\//.test(path)) {
        polls += 1;
        return json({ name: path.replace(/^\/v\w+\//, ""), done: polls % POLLS === 0 });
      }
      if (isRead(exchange))
        return path in state ? json(state[path]) : googleError(404, "NOT_FOUND", path);
      const isFaulty = mode !== "normal" && writes.length + 1 === fault.at;
      if (isFaulty && mode === "refuse")
        return googleError(403, "PERMISSION_DENIED", "Not with your role");
      if (isFaulty && mode === "cut before") return "cut";
      if (isFaulty && mode === "refuse at first" && refusals.length > 0)
        return refusals.pop() ?? "cut";
      const answer = written(state, exchange, path);
      writes.push(`${exchange.method} ${path}${exchange.url.search}`);
      if (isFaulty && mode === "change policy") state[POLICY] = { ...state[POLICY], etag: "other" };
      return isFaulty && mode === "cut after" ? "cut" : answer;
    },
  });
  return { ...standIn, state, writes, fault, refusals };
}

function clear(state: State): void {
  const { services } = state[SERVICES] as { services: object[] };
  state[SERVICES] = { services: services.map((service) => ({ ...service, state: "DISABLED" })) };
  state[APPS] = {};
  state[SITES] = { sites: [{ name: SITE.replace("/v1beta1/", ""), type: "DEFAULT_SITE" }] };
  state[CONFIG] = { authorizedDomains: ["localhost"], signIn: { allowDuplicateEmails: false } };
  state[ACCOUNTS] = { accounts: [{ email: formatAccountEmail("site-views"), disabled: true }] };
  state[POLICY] = { etag: "e1", bindings: [{ role: "roles/owner", members: ["user:a@b.es"] }] };
  delete state[DATABASE];
  delete state[SCHEDULES];
  delete state[`${DATABASE}/documents/user_roles`];
}

/** Applies the write as Google documents it; what exists is not created again. */
function written(state: State, { method, url, body: text }: Exchange, path: string): Answer {
  const body = JSON.parse(text) as Body;
  const conflict = () => googleError(409, "ALREADY_EXISTS", path);
  const add = (at: string, list: string, entry: object) => {
    state[at] = { ...state[at], [list]: [...((state[at]?.[list] as object[]) ?? []), entry] };
    return json(entry);
  };
  if (path.endsWith("/services:batchEnable")) {
    const ids = body.serviceIds as string[];
    const { services } = state[SERVICES] as { services: { config: { name: string } }[] };
    const enabled = (service: (typeof services)[number]) =>
      ids.includes(service.config.name) ? { ...service, state: "ENABLED" } : service;
    state[SERVICES] = { services: services.map(enabled) };
    return json({ name: "operations/acat.1", done: false });
  }
  if (path === APPS && method === "POST") {
    if (state[APPS]?.apps) return conflict();
    add(APPS, "apps", { appId: "1:123:web:abc", ...body });
    return json({ name: "operations/app.1", done: false });
  }
  if (path === SITE && method === "PATCH") {
    const { sites = [] } = state[SITES] as { sites?: object[] };
    state[SITES] = { sites: sites.map((site) => ({ ...site, ...body })) };
    return json(body);
  }
  if (path === ACCOUNTS) {
    const email = formatAccountEmail(String(body.accountId));
    const { accounts } = state[ACCOUNTS] as { accounts: { email: string }[] };
    return accounts.some((service) => service.email === email)
      ? conflict()
      : add(ACCOUNTS, "accounts", { email });
  }
  if (path.startsWith(ACCOUNTS) && path.endsWith(":enable")) {
    const { accounts } = state[ACCOUNTS] as { accounts: { email: string }[] };
    state[ACCOUNTS] = { accounts: accounts.map(({ email }) => ({ email })) };
    return json({});
  }
  if (path.endsWith(":setIamPolicy")) {
    const policy = body.policy as Body;
    if (policy.etag !== state[POLICY]?.etag) return googleError(409, "ABORTED", "etag");
    state[POLICY] = { ...policy, etag: `${String(policy.etag)}1` };
    return json(state[POLICY]);
  }
  if (path === `/v1/${PARENT}/databases`) {
    if (state[DATABASE]) return conflict();
    state[DATABASE] = { ...body, databaseEdition: "STANDARD" };
    state[SCHEDULES] = {};
    return json({ name: `${PARENT}/databases/(default)/operations/1`, done: false });
  }
  if (path === SCHEDULES) return add(SCHEDULES, "backupSchedules", body);
  if (method === "PATCH" && (path === CONFIG || path === DATABASE)) {
    const fields = (url.searchParams.get("updateMask") ?? "").split(",");
    for (const field of fields) copyField(state[path] ?? {}, body, field.split("."));
    return json(state[path]);
  }
  return googleError(404, "NOT_FOUND", path);
}

function copyField(target: Body, source: Body, [name = "", ...rest]: readonly string[]): void {
  if (rest.length === 0) target[name] = source[name];
  else {
    target[name] = { ...(target[name] as Body) };
    copyField(target[name] as Body, source[name] as Body, rest);
  }
}
