import { cutText } from "domain/shared/cut-text";
import { warn } from "firebase-functions/logger";
import { auth, searchconsole } from "googleapis/build/src/apis/searchconsole/index.js";
import type { Inspection } from "../../use-cases/indexing/inspect-urls.ts";

const TIMEOUT_MS = 10_000;
const SCOPES = ["https://www.googleapis.com/auth/webmasters.readonly"];

export interface SearchConsoleSettings {
  readonly property: string;
  /** '' is Google's service. */
  readonly url: string;
}

/**
 * URL Inspection of Search Console; never rejects.
 * https://developers.google.com/webmaster-tools/v1/urlInspection.index/inspect
 */
export function searchConsole({
  property,
  url,
}: SearchConsoleSettings): (inspectionUrl: string) => Promise<Inspection> {
  const account = () => new auth.GoogleAuth({ scopes: SCOPES });
  const standIn = () => {
    const client = new auth.OAuth2();
    client.setCredentials({ access_token: "stand-in" });
    return client;
  };
  const client = searchconsole({
    version: "v1",
    auth: url === "" ? account() : standIn(),
    ...(url === "" ? {} : { rootUrl: url }),
  });
  return async (inspectionUrl) => {
    try {
      const { data } = await client.urlInspection.index.inspect(
        { requestBody: { inspectionUrl, siteUrl: property, languageCode: "en-US" } },
        { timeout: TIMEOUT_MS, retry: false },
      );
      return toInspection(data.inspectionResult?.indexStatusResult);
    } catch (error) {
      return toFailure(error);
    }
  };
}

/** https://developers.google.com/webmaster-tools/v1/urlInspection.index/UrlInspectionResult */
const VERDICTS = new Map<string, { readonly is_indexed: boolean; confidence: "high" | "medium" }>([
  ["PASS", { is_indexed: true, confidence: "high" }],
  ["PARTIAL", { is_indexed: true, confidence: "medium" }],
  ["NEUTRAL", { is_indexed: false, confidence: "high" }],
  ["FAIL", { is_indexed: false, confidence: "high" }],
]);

function toInspection(
  status: { readonly verdict?: string | null; readonly coverageState?: string | null } | undefined,
): Inspection {
  const meaning = VERDICTS.get(status?.verdict ?? "");
  if (!meaning) return { kind: "failed", reason: "Not checked: Search Console gave no verdict" };
  const words = status?.coverageState ?? (meaning.is_indexed ? "Indexed" : "Not indexed");
  return { kind: "result", search_result: cutText(words, 300, ""), ...meaning };
}

function toFailure(error: unknown): Inspection {
  const status = getStatus(error);
  warn("search_console_failed", { status });
  if (status === 403 || status === 401) {
    const reason = "Not checked: the service account has no access to the property";
    return { kind: "stop", reason };
  }
  if (status === 429) {
    return { kind: "stop", reason: "Not checked: Search Console's quota is used up" };
  }
  const answer = status === 0 ? "did not answer" : `answered with error ${status}`;
  return { kind: "failed", reason: `Not checked: Search Console ${answer}` };
}

function getStatus(error: unknown): number {
  if (typeof error !== "object" || error === null) return 0;
  const { response, status } = error as {
    readonly response?: { readonly status?: unknown };
    readonly status?: unknown;
  };
  const code = Number(response?.status ?? status ?? 0);
  return Number.isInteger(code) ? code : 0;
}
