const SERVICE = "https://api.indexnow.org/indexnow";

export interface IndexNowSettings {
  readonly key: string;
  readonly origin: string;
  /** '' is the real service. */
  readonly url: string;
}

/**
 * https://www.indexnow.org/documentation; never rejects.
 * @returns the status of the answer, 0 without one
 */
export function indexNow(
  { key, origin, url }: IndexNowSettings,
  timeoutMs = 10_000,
): (urlList: readonly string[]) => Promise<number> {
  const { host } = new URL(origin);
  const keyLocation = `${origin}/indexnow.txt`;
  return async (urlList) => {
    try {
      const answer = await fetch(url === "" ? SERVICE : url, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify({ host, key, keyLocation, urlList }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  };
}
