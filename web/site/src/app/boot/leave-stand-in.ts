import { paths } from "kit/lib/paths";

const ATTEMPTS_AFTER_SECONDS = [0, 5, 15, 30];

/** Reloads a stand-in once the function answers again, but not twice in a row. */
export async function leaveStandIn(): Promise<void> {
  const [visit] = performance.getEntriesByType("navigation");
  const isReloaded = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  if (isReloaded || location.pathname === paths.unavailable) return;
  for (const seconds of ATTEMPTS_AFTER_SECONDS) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const answer = await fetch(location.href, {
      method: "HEAD",
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    if (answer?.ok) return location.reload();
  }
}
