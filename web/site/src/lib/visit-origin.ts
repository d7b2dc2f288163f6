import { readStored, writeStored } from "kit/lib/browser-storage";

/** Keeps how a visit began. */
export function recordEntry(): void {
  if (readStored("sessionStorage", "nhk.origin")) return;
  const query = new URLSearchParams(location.search);
  const host = document.referrer.split("/")[2];
  writeStored("sessionStorage", "nhk.origin", {
    entry_page: location.pathname,
    referrer: host === location.host ? "" : host,
    utm_source: query.get("utm_source"),
    utm_medium: query.get("utm_medium"),
    utm_campaign: query.get("utm_campaign"),
  });
}
