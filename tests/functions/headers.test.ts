import { expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { getCallUrl } from "../support/call-function.ts";
import { sdk } from "./support/callers.ts";

const { site } = addresses();
const call = { method: "POST", headers: { "content-type": "application/json" } };

it.each([
  ["a page", getCallUrl("pages/articulos"), {}],
  ["a page's refusal", getCallUrl("pages/articulos"), { method: "DELETE" }],
  ["the sitemap", getCallUrl("pages/sitemap.xml"), {}],
  ["a picture's refusal", getCallUrl("pictures/media/unknown/400.webp"), {}],
  ["a public call", getCallUrl("incrementBlogViewCount"), { ...call, body: '{"data":{}}' }],
  ["an administrators' call", getCallUrl("listUsers"), { ...call, body: '{"data":{}}' }],
  ["a call that is no JSON", getCallUrl("submitContact"), { method: "POST", body: "x" }],
  [
    "a preflight",
    getCallUrl("submitContact"),
    {
      method: "OPTIONS",
      headers: { origin: "https://other.example", "access-control-request-method": "POST" },
    },
  ],
])("%s sends the security headers", async (_, url, options) => {
  const { headers } = await fetch(url, { redirect: "manual", ...options });
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/default-src '(?:self|none)'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
});

it.each([
  [{ origin: "https://other.example" }],
  [{ origin: "null", "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "cross-site" }],
])("no page of another website stores a file or a view: %j", async (foreign) => {
  const upload = await fetch(`${site}/api/uploadContactFile?name=plano.pdf`, {
    method: "POST",
    // A browser sends this type to other websites without asking them first.
    headers: { "content-type": "text/plain", ...foreign },
    body: "%PDF-1.7 plano",
  });
  const view = await fetch(getCallUrl("incrementBlogViewCount"), {
    ...call,
    headers: { ...call.headers, ...foreign },
    body: JSON.stringify({ data: { post_id: crypto.randomUUID() } }),
  });
  expect([upload.status, view.status]).toEqual([403, 403]);
  expect((await sdk.bucket().getFiles())[0]).toEqual([]);
});
