/** What every answer of a function says, whatever it is: a function's own address bypasses Hosting (SECURITY 3.14). */
const EVERYWHERE: Readonly<Record<string, string>> = {
  // No page: nothing may be loaded, run or framed. A page sets its own policy later.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
};

interface Response {
  setHeader(name: string, value: string): unknown;
  removeHeader(name: string): void;
}

/**
 * The deployed function with the site's headers on all of its answers, also on those that the SDK gives by itself
 * (preflights, bad requests). A page replaces the policy with its own.
 */
export function withHeaders<Handler extends (request: never, response: never) => unknown>(
  handler: Handler,
): Handler {
  const guarded = (request: never, response: never) => {
    secure(response as Response);
    return handler(request, response);
  };
  // firebase-tools and the SDK read what a function is from its properties, some of which are getters.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(handler)) as Handler;
}

function secure(response: Response): void {
  response.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
}
