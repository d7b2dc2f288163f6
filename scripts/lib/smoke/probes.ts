export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Probe {
  readonly name: string;
  readonly path: string;
  /** The address to look at is the first one that this finds in the answer; without one nothing is wrong. */
  readonly link?: RegExp;
  readonly body?: object;
  /** @returns what is wrong, '' when nothing is */
  readonly findFault: (answer: Answer, origin: string) => string;
  /** Where the cause is found. */
  readonly look: string;
}

const HOSTING = "console, Hosting, release history";
const formatLogName = (name: string) => `log of the function ${name}`;

/** What the smoke test asks for; nothing of it writes. */
export const PROBES: readonly Probe[] = [
  { name: "Landing page", path: "/", findFault: pageFault, look: HOSTING },
  { name: "Article list", path: "/articulos", findFault: pageFault, look: formatLogName("pages") },
  {
    name: "Article",
    path: "/articulos",
    link: /href="(\/blog\/[^"#?]+)"/,
    findFault: pageFault,
    look: formatLogName("pages"),
  },
  { name: "Sitemap", path: "/sitemap.xml", findFault: sitemapFault, look: formatLogName("pages") },
  {
    name: "Missing page",
    path: "/no-such-page",
    findFault: (answer) => statusFault(answer, 404),
    look: HOSTING,
  },
  {
    name: "Panel",
    path: "/nhk",
    findFault: (answer) =>
      statusFault(answer, 200) ||
      (answer.headers.get("cache-control") === "no-cache" ? "" : "may be cached"),
    look: HOSTING,
  },
  {
    name: "Options of Firebase",
    path: "/__/firebase/init.json",
    findFault: (answer) =>
      statusFault(answer, 200) ||
      (/"appId": ?"[^"]/.test(answer.text) ? "" : "names no registered web app"),
    look: "docs/deploying.md, step 1",
  },
  {
    name: "Callable function",
    path: "/api/incrementBlogViewCount",
    // Refused, so that no view is counted.
    body: { data: { post_id: "" } },
    findFault: (answer) =>
      answer.text.includes('"INVALID_ARGUMENT"') ? "" : `answers with ${answer.status}`,
    look: formatLogName("views"),
  },
];

function statusFault({ status }: Answer, expected: number): string {
  return status === expected ? "" : `answers with ${status}`;
}

const HEADERS: readonly (readonly [string, RegExp])[] = [
  ["content-security-policy", /frame-ancestors 'none'/],
  ["strict-transport-security", /max-age=\d{8}/],
  ["x-content-type-options", /^nosniff$/],
];

function pageFault(answer: Answer): string {
  const fault = statusFault(answer, 200);
  if (fault !== "") return fault;
  if (!/<h1[\s>]/.test(answer.text)) return "has no heading";
  const missingHeaders = HEADERS.filter(
    ([name, value]) => !value.test(answer.headers.get(name) ?? ""),
  );
  const policies = answer.headers.get("content-security-policy")?.match(/default-src /g) ?? [];
  if (policies.length > 1) return "has two policies: its function's and Hosting's";
  return missingHeaders.map(([name]) => `lacks ${name}`).join(", ");
}

function sitemapFault(answer: Answer, origin: string): string {
  const fault = statusFault(answer, 200);
  if (fault !== "") return fault;
  const addresses = [...answer.text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? "");
  if (addresses.length === 0) return "has no address";
  const other = addresses.find((address) => !address.startsWith(`${origin}/`));
  return other === undefined ? "" : `has ${other}: is SITE_URL this site's origin?`;
}
