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
  readonly headers: Record<string, string | string[] | undefined>;
}
interface Response {
  setHeader(name: string, value: string): unknown;
  removeHeader(name: string): void;
}

/** Also on answers of the SDK (preflights, bad requests). */
export function withHeaders<Handler extends (request: never, response: never) => unknown>(
  handler: Handler,
): Handler {
  const guarded = (request: never, response: never) => {
    ensureTrace((request as Request).headers);
    setHeaders(response as Response);
    return handler(request, response);
  };
  // firebase-tools reads properties of a function, some of them getters.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(handler)) as Handler;
}

function setHeaders(response: Response): void {
  response.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}
