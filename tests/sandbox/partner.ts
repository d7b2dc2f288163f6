import posts from "./data/partner-posts.json" with { type: "json" };
import { type Answer, json, type StandIn, startStandIn, trickle } from "./stand-in.ts";

/** The key that the stand-in accepts as `Authorization: Bearer`. */
export const PARTNER_KEY = "partner-demo-key";

const MODES = [
  "normal",
  "down",
  "redirect",
  "oversize",
  "slow",
  "malformed",
  "html",
  "many",
  "incomplete",
  "confirm-fails",
] as const;
export type PartnerMode = (typeof MODES)[number];

/**
 * Stand-in for the partner's blog:
 * `GET /posts?status=approved` all approved posts not yet confirmed, `GET /posts/{id}` one,
 * `POST /posts/{id}/confirm` marks one as taken over.
 */
export function startPartner(port: number): Promise<StandIn<PartnerMode>> {
  const confirmed = new Set<string>();
  return startStandIn({
    port,
    modes: MODES,
    answer: ({ method, url, headers }, mode) => {
      const failure = failing(mode);
      if (failure) return failure;
      if (headers.authorization !== `Bearer ${PARTNER_KEY}`) return json({ error: "key" }, 401);
      if (method === "GET" && url.pathname === "/posts") return list(mode, confirmed);

      const [, id, verb] = /^\/posts\/([\w-]+)(?:\/(confirm))?$/.exec(url.pathname) ?? [];
      const post = posts.find((one) => one.id === id);
      if (!post) return json({ error: "not found" }, 404);
      if (method === "GET" && !verb) return json(post);
      if (method !== "POST" || !verb) return json({ error: "method" }, 405);
      if (mode === "confirm-fails") return json({ error: "try later" }, 503);
      confirmed.add(post.id);
      return { status: 204 };
    },
  });
}

function list(mode: PartnerMode, confirmed: ReadonlySet<string>): Answer {
  if (mode === "many") {
    const copies = Array.from({ length: 10_000 }, (_, n) => ({ ...posts[0], id: `copy-${n}` }));
    return json(copies);
  }
  const open = posts.filter((post) => !confirmed.has(post.id));
  if (mode !== "incomplete") return json(open);
  return json(open.map((post, n) => (n % 2 === 0 ? post : { id: post.id, title: 7 })));
}

/** The ways to fail that do not depend on what was asked. */
function failing(mode: PartnerMode): Answer | undefined {
  const type = { "content-type": "application/json" };
  switch (mode) {
    case "down":
      return "cut";
    case "redirect":
      return { status: 302, headers: { location: "http://169.254.169.254/latest/meta-data/" } };
    case "oversize":
      return { status: 200, headers: type, body: trickle(" ".repeat(65_536), 32_768, 0) };
    case "slow":
      return { status: 200, headers: type, body: trickle(" ", 600, 1000) };
    case "malformed":
      return { status: 200, headers: type, body: '[{"id": "half' };
    case "html":
      return { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Oops</h1>" };
    default:
      return undefined;
  }
}
