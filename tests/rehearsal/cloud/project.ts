import type { Asked } from "./proxy.ts";

export type Json = Readonly<Record<string, unknown>>;

/** Everything that the stand-in knows about one Google project. */
export interface Project {
  readonly id: string;
  readonly number: string;
  /** Enabled services, as `run.googleapis.com`, with the number of the request from which each answers. */
  readonly services: Map<string, number>;
  /** Service accounts, with the number of policies that will still not know them. */
  readonly accounts: Map<string, number>;
  policy: { etag: string; bindings: readonly Binding[] };
  /** Documents that are read and replaced by their path, as settings of Authentication. */
  readonly documents: Map<string, Json>;
  readonly secrets: Map<string, { value: string; bindings: readonly Binding[] }>;
  readonly functions: Map<string, CloudFunction>;
  readonly operations: Map<string, Operation>;
  /** Policies of Cloud Run services, by their name. */
  readonly invokers: Map<string, readonly Binding[]>;
  /** Repositories of images, by region. */
  readonly repositories: Map<string, Json>;
  readonly jobs: Map<string, Json>;
  readonly sites: Map<string, Json>;
  readonly versions: Map<string, Json>;
  /** Versions in the order of their releases. */
  readonly releases: string[];
  /** Whether policies may name `allUsers`. */
  allowsPublic: boolean;
  /** Functions whose build fails. */
  readonly brokenBuilds: Set<string>;
  /** What a region has for services that are being created. */
  quota: { readonly cpu: number; readonly gib: number };
  /** Numbers of names that are given out. */
  count: number;
  /** Requests of any kind so far. */
  requests: number;
}

export interface Binding {
  readonly role: string;
  readonly members: readonly string[];
}

export interface CloudFunction {
  readonly name: string;
  readonly state: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly serviceConfig: {
    readonly service: string;
    readonly serviceAccountEmail: string;
    readonly availableCpu?: string;
    readonly availableMemory?: string;
    readonly secretEnvironmentVariables?: readonly { readonly secret: string }[];
  };
}

export interface Operation {
  readonly region: string;
  readonly cpu: number;
  readonly gib: number;
  /** Polls until it is done. */
  polls: number;
  readonly finish: () => { readonly response?: unknown; readonly error?: Json };
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers the requests of one interface; undefined for those of others. */
export type Interface = (asked: Asked, project: Project) => Answer | undefined;

export const ok = (body: unknown = {}): Answer => ({ status: 200, body });

export function refuse(
  status: number,
  reason: string,
  message: string,
  details: unknown = [],
): Answer {
  return { status, body: { error: { code: status, status: reason, message, details } } };
}

export const notFound = (what: string) => refuse(404, "NOT_FOUND", `${what} was not found.`);

export function parse<T = Json>({ body }: Asked): T {
  return (body.length === 0 ? {} : JSON.parse(body.toString())) as T;
}

export function formatServiceAccount({ id }: Project, name: string): string {
  return `${name}@${id}.iam.gserviceaccount.com`;
}

/** A Firebase project on the Blaze plan, after "Get started" of Authentication and Storage. */
export function newProject(options: Partial<Project> = {}): Project {
  const id = options.id ?? "nhk-shop";
  const number = "123456789012";
  return {
    ...{ id, number, services: new Map([["serviceusage.googleapis.com", 0]]) },
    accounts: new Map([[`${number}-compute@developer.gserviceaccount.com`, 0]]),
    policy: { etag: "e1", bindings: [{ role: "roles/owner", members: ["user:owner@nhk.es"] }] },
    documents: new Map<string, Json>([
      [`projects/${id}/config`, { authorizedDomains: ["localhost"] }],
    ]),
    secrets: new Map([
      ["SMTP_URL", { value: "smtps://web:secret@127.0.0.1:1", bindings: [] }],
      ["PARTNER_KEY", { value: "key", bindings: [] }],
    ]),
    ...{ functions: new Map(), operations: new Map(), invokers: new Map() },
    ...{ repositories: new Map(), jobs: new Map(), versions: new Map(), releases: [] },
    sites: new Map([[id, { type: "DEFAULT_SITE" }]]),
    ...{ allowsPublic: true, brokenBuilds: new Set<string>(), quota: { cpu: 20, gib: 40 } },
    ...{ count: 0, requests: 0, ...options },
  };
}
