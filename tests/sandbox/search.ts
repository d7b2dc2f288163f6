import { type Answer, googleError, json, type StandIn, startStandIn } from "./stand-in.ts";

const MODES = [
  "normal",
  "none",
  "403",
  "429",
  "500",
  "slow",
  "partial",
  "malformed",
  "nonsense",
] as const;
export type SearchMode = (typeof MODES)[number];

/**
 * Stand-in for Search Console: `POST /v1/urlInspection/index:inspect`. Addresses with an odd number of letters are
 * indexed.
 * Shape: https://developers.google.com/webmaster-tools/v1/urlInspection.index/UrlInspectionResult
 */
export function startSearch(port: number): Promise<StandIn<SearchMode>> {
  let requests = 0;
  return startStandIn({
    port,
    modes: MODES,
    answer: ({ method, url, headers, body }, mode) => {
      if (method !== "POST" || url.pathname !== "/v1/urlInspection/index:inspect")
        return googleError(404, "NOT_FOUND", "No such method");
      if (!headers.authorization?.startsWith("Bearer "))
        return googleError(401, "UNAUTHENTICATED", "Request is missing credentials");
      requests += 1;
      const failure = failing(mode, requests);
      return failure ?? json(verdictOn((JSON.parse(body) as Inspection).inspectionUrl, mode));
    },
  });
}

interface Inspection {
  readonly inspectionUrl: string;
}

function failing(mode: SearchMode, requests: number): Answer | undefined {
  switch (mode) {
    case "403":
      return googleError(403, "PERMISSION_DENIED", "User does not have access to this property");
    case "429":
      return googleError(429, "RESOURCE_EXHAUSTED", "Quota exceeded for quota metric");
    case "500":
      return googleError(500, "INTERNAL", "Internal error encountered");
    case "partial":
      return requests % 3 === 0
        ? googleError(429, "RESOURCE_EXHAUSTED", "Quota exceeded")
        : undefined;
    case "slow":
      return "hang";
    case "malformed":
      return { status: 200, headers: { "content-type": "application/json" }, body: "{" };
    case "nonsense":
      return NONSENSE[requests % NONSENSE.length];
    default:
      return undefined;
  }
}

/** Successful answers without a usable result. */
const NONSENSE: readonly Answer[] = [
  { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Welcome</h1>" },
  json({}),
  json({ inspectionResult: { indexStatusResult: { verdict: "MAYBE" } } }),
  json({ inspectionResult: { indexStatusResult: { verdict: ["PASS"], coverageState: {} } } }),
];

function verdictOn(address: string, mode: SearchMode) {
  const indexed = mode !== "none" && (address.match(/[a-z]/g)?.length ?? 0) % 2 === 1;
  return {
    inspectionResult: {
      inspectionResultLink: "https://search.google.com/search-console/inspect",
      indexStatusResult: indexed
        ? {
            verdict: "PASS",
            coverageState: "Submitted and indexed",
            robotsTxtState: "ALLOWED",
            indexingState: "INDEXING_ALLOWED",
            lastCrawlTime: "2026-11-02T08:15:30Z",
            pageFetchState: "SUCCESSFUL",
            googleCanonical: address,
          }
        : { verdict: "NEUTRAL", coverageState: "URL is unknown to Google" },
    },
  };
}
