import { gzipSync } from "node:zlib";
import posts from "./data/partner-posts.json" with { type: "json" };
import { type Answer, json, type StandIn, startStandIn, trickle } from "./stand-in.ts";

/** Expected as `Authorization: Bearer`. */
export const PARTNER_KEY = "partner-demo-key";

const MODES = [
  "normal",
  "down",
  "redirect",
  "oversize",
  "packed",
  "slow",
  "malformed",
  "html",
  "many",
  "incomplete",
  "hostile",
  "forged",
  "confirm-fails",
] as const;
export type PartnerMode = (typeof MODES)[number];

/**
 * Stand-in for the partner's blog: `GET /posts?status=approved`, `GET /posts/{id}`, `POST /posts/{id}/confirm`. Setting
 * a mode forgets confirmations.
 */
export function startPartner(port: number): Promise<StandIn<PartnerMode>> {
  const confirmed = new Set<string>();
  return startStandIn({
    port,
    modes: MODES,
    onSwitch: () => confirmed.clear(),
    answer: ({ method, url, headers }, mode) => {
      const failure = failing(mode);
      if (failure) return failure;
      if (headers.authorization !== `Bearer ${PARTNER_KEY}`) return json({ error: "key" }, 401);
      if (method === "GET" && url.pathname === "/posts") return list(mode, confirmed);

      const [, id, verb] = /^\/posts\/([\w-]+)(?:\/(confirm))?$/.exec(url.pathname) ?? [];
      const post = posts.find((post) => post.id === id);
      if (!post) return json({ error: "not found" }, 404);
      if (method === "GET" && !verb) return json(sent(post, mode));
      if (method !== "POST" || !verb) return json({ error: "method" }, 405);
      if (mode === "confirm-fails") return json({ error: "try later" }, 503);
      confirmed.add(post.id);
      return { status: 204 };
    },
  });
}

function list(mode: PartnerMode, confirmed: ReadonlySet<string>): Answer {
  if (mode === "many") {
    // Short, so that 10,000 fit into the accepted size.
    const short = { ...posts[0], content: "<p>Una nota breve.</p>", excerpt: "Una nota." };
    return json(Array.from({ length: 10_000 }, (_, n) => ({ ...short, id: `copy-${n}` })));
  }
  const open = posts.filter((post) => !confirmed.has(post.id));
  if (mode !== "incomplete") return json(open.map((post) => sent(post, mode)));
  return json(open.map((post, n) => (n % 2 === 0 ? post : { id: post.id, title: 7 })));
}

/** 64 MB as one megabyte's gzip member repeated: compressing them takes a busy machine seconds. */
const PACKED = Buffer.concat(new Array(64).fill(gzipSync(" ".repeat(1024 * 1024))));

/** Attacks through a partner's post. */
const HOSTILE = {
  title: "<img src=x onerror=alert(1)>\r\nTítulo </script><script>alert(2)</script>",
  content:
    "<p onclick='alert(3)'>Texto que se lee.</p><script>alert(4)</script><iframe src='https://evil.example'></iframe>" +
    "<a href='javascript:alert(5)'>enlace</a><img src='http://evil.example/pixel.png'>" +
    "<div id='root' style='position:fixed;inset:0'>capa</div><form action='https://evil.example'><input></form>",
  excerpt: "<b>Resumen</b>\u0000 con etiquetas",
  featured_image_url: "javascript:alert(6)",
  author: { name: "Eva <script>alert(7)</script>", email: "eva@example.com\r\nBcc: x@example.com" },
};

function sent(post: (typeof posts)[number], mode: PartnerMode) {
  if (mode === "hostile") return { ...post, ...HOSTILE };
  return mode === "forged" ? { ...post, id: "another-post" } : post;
}

function failing(mode: PartnerMode): Answer | undefined {
  const type = { "content-type": "application/json" };
  switch (mode) {
    case "down":
      return "cut";
    case "redirect":
      return { status: 302, headers: { location: "http://169.254.169.254/latest/meta-data/" } };
    case "oversize":
      return { status: 200, headers: type, body: trickle(" ".repeat(65_536), 32_768, 0) };
    case "packed":
      return {
        status: 200,
        headers: { ...type, "content-encoding": "gzip" },
        body: trickle(PACKED, 1, 0),
      };
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
