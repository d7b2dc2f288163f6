import type { CallName, Calls } from "domain/calls/calls";
import { DomainError, type ErrorCode, findErrorCode } from "domain/shared/errors";

const TIMEOUT_MS = 30_000;

interface CallOptions {
  readonly keepalive?: boolean;
  readonly appCheck?: string | undefined;
}

/**
 * https://firebase.google.com/docs/functions/callable-reference
 * @throws DomainError
 */
export async function publicCall<Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
  { keepalive = false, appCheck }: CallOptions = {},
): Promise<Calls[Name]["output"]> {
  const response = await post(name, input, keepalive, appCheck);
  const answer = await parseBody(response);
  if (response.ok && "result" in answer) return answer.result as Calls[Name]["output"];
  throw toError(response.status, answer);
}

async function post(
  name: CallName,
  input: unknown,
  keepalive: boolean,
  appCheck: string | undefined,
): Promise<Response> {
  try {
    return await fetch(`/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(appCheck && { "x-firebase-appcheck": appCheck }),
      },
      body: JSON.stringify({ data: input }),
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    throw new DomainError(isLate ? "deadline-exceeded" : "unavailable", undefined, {
      cause: error,
    });
  }
}

async function parseBody(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function toError(status: number, answer: Record<string, unknown>): DomainError {
  const error = answer.error;
  const fields: Record<string, unknown> =
    typeof error === "object" && error !== null ? { ...error } : {};
  const code = typeof fields.status === "string" ? findErrorCode(fields.status) : undefined;
  const fallback: ErrorCode = status >= 500 ? "unavailable" : "internal";
  return new DomainError(code ?? fallback);
}
