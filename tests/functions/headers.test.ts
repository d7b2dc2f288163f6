import { expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { addressOf } from "../support/call-function.ts";
import { sdk } from "./support/callers.ts";

const { site } = addresses();
const call = { method: "POST", headers: { "content-type": "application/json" } };

it.each([
  ["a page", addressOf("pages/articulos"), {}],
  ["a page's refusal", addressOf("pages/articulos"), { method: "DELETE" }],
  ["the sitemap", addressOf("pages/sitemap.xml"), {}],
  ["a picture's refusal", addressOf("pictures/media/unknown/400.webp"), {}],
  ["a public call", addressOf("incrementBlogViewCount"), { ...call, body: '{"data":{}}' }],
  ["an administrators' call", addressOf("listUsers"), { ...call, body: '{"data":{}}' }],
  ["a call that is no JSON", addressOf("submitContact"), { method: "POST", body: "x" }],
  [
    "a preflight",
    addressOf("submitContact"),
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
  const view = await fetch(addressOf("incrementBlogViewCount"), {
    ...call,
    headers: { ...call.headers, ...foreign },
    body: JSON.stringify({ data: { post_id: crypto.randomUUID() } }),
  });
  expect([upload.status, view.status]).toEqual([403, 403]);
  expect((await sdk.bucket().getFiles())[0]).toEqual([]);
});
