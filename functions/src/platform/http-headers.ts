import { isDecodable } from "./request-body.ts";
import { ensureTrace } from "./trace.ts";

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
};

interface Request {
  readonly body?: unknown;
  readonly headers: Record<string, string | string[] | undefined>;
}
interface Response {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  removeHeader(name: string): void;
  end(text: string): unknown;
}

/** As the SDK answers a request that it cannot read. */
const BAD_REQUEST = JSON.stringify({
  error: { message: "Bad Request", status: "INVALID_ARGUMENT" },
});

/** Also on answers of the SDK (preflights, bad requests). Bodies that would crash it are refused. */
export function withHeaders<Handler extends (request: never, response: never) => unknown>(
  handler: Handler,
): Handler {
  const guarded = (request: never, response: never) => {
    ensureTrace((request as Request).headers);
    setHeaders(response as Response);
    if (isDecodable((request as Request).body)) return handler(request, response);
    refuse(response as Response);
    return undefined;
  };
  // firebase-tools reads properties of a function, some of them getters.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(handler)) as Handler;
}

function refuse(response: Response): void {
  response.statusCode = 400;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(BAD_REQUEST);
}

function setHeaders(response: Response): void {
  response.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}
