import { type Line, unknown } from "./line.ts";
import { LOGIN, LOGIN_WITH_SEARCH_CONSOLE, type Project } from "./project.ts";

/** https://cloud.google.com/apis/design/errors */
interface ServiceError {
  readonly status?: number;
  readonly message?: string;
  readonly response?: {
    readonly data?: { readonly error?: { readonly details?: readonly Detail[] } };
  };
}
interface Detail {
  readonly reason?: string;
  readonly metadata?: { readonly service?: string };
}

export function getStatus(error: unknown): number {
  return Number((error as ServiceError | undefined)?.status ?? 0);
}

/** @returns undefined for what does not exist */
export async function optional<T>(request: Promise<{ readonly data: T }>): Promise<T | undefined> {
  try {
    return (await request).data;
  } catch (error) {
    if (getStatus(error) === 404) return undefined;
    throw error;
  }
}

/** The line of a check whose interface gave no answer. */
export function unreadable(name: string, error: unknown, role: string, project: Project): Line {
  const { message = "", response } = error as ServiceError;
  const details = response?.data?.error?.details ?? [];
  const off = details.find(({ reason }) => reason === "SERVICE_DISABLED");
  if (off) {
    const service = off.metadata?.service ?? "its service";
    const enable = `gcloud services enable ${service} --project=${project.id}`;
    return unknown(name, `${service} is not enabled`, enable);
  }
  const needsScope = details.some(({ reason }) => reason === "ACCESS_TOKEN_SCOPE_INSUFFICIENT");
  const status = getStatus(error);
  if (needsScope) return unknown(name, "your login does not allow this", LOGIN_WITH_SEARCH_CONSOLE);
  if (status === 401) return unknown(name, "your login has expired", LOGIN);
  if (status === 403) return unknown(name, "refused", `your account needs ${role}`);
  if (status === 404) return unknown(name, "nothing is there yet", "see the other lines first");
  const [first = ""] = message.split("\n");
  return unknown(name, `no answer: ${first.slice(0, 120)}`, "run this command again later");
}
