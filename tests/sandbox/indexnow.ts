import { type Answer, json, type StandIn, startStandIn } from "./stand-in.ts";

const MODES = ["normal", "403", "422", "429", "503", "slow", "down"] as const;
export type IndexNowMode = (typeof MODES)[number];

interface Submission {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

/**
 * Stand-in for IndexNow: `POST /indexnow`. Reads the key file of a site on this computer.
 * Answers: https://www.indexnow.org/documentation
 */
export function startIndexNow(port: number): Promise<StandIn<IndexNowMode>> {
  return startStandIn({
    port,
    modes: MODES,
    answer: async ({ method, url, body }, mode) => {
      if (method !== "POST" || url.pathname !== "/indexnow") return json({}, 404);
      if (mode === "slow") return "hang";
      if (mode === "down") return "cut";
      return mode === "normal" ? await answerTo(JSON.parse(body)) : json({}, Number(mode));
    },
  });
}

async function answerTo({ host, key, keyLocation, urlList }: Submission): Promise<Answer> {
  if (!/^[\dA-Za-z-]{8,128}$/.test(key) || urlList.length > 10_000) return json({}, 400);
  const folder = new URL(".", keyLocation);
  const isOwn = (address: string) => address.startsWith(folder.href);
  const isHere = folder.hostname === "127.0.0.1" && folder.host === host;
  if (!isHere || !urlList.every(isOwn)) return json({}, 422);
  const file = await fetch(keyLocation, { redirect: "error" });
  return json({}, file.ok && (await file.text()).trim() === key ? 200 : 403);
}
