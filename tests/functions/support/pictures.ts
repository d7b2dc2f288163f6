import sharp from "sharp";
import { getCallUrl, type Outcome } from "../../support/call-function.ts";
import { sdk } from "./callers.ts";

export function aPicture(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#1e50c8" } as const;
  return sharp({ create }).jpeg().toBuffer();
}

export async function upload(
  body: Buffer,
  token?: string,
  name = "pie.jpg",
  at = getCallUrl("uploadPicture"),
): Promise<Outcome> {
  const headers = { "content-type": "application/octet-stream" };
  const authorization = token && { authorization: `Bearer ${token}` };
  const answer = await fetch(`${at}?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { ...headers, ...authorization },
    body: new Uint8Array(body),
  });
  return (await answer.json()) as Outcome;
}

export function getFolder(outcome: Outcome): string {
  if ("error" in outcome) throw new Error(outcome.error.status);
  const { url } = outcome.result as { url: string };
  return url.replace(/^\/(media\/.+)\/\d+\.webp$/, "$1");
}

export function idIn(folder: string): string {
  return folder.slice("media/".length).split("-")[0] ?? "";
}

export async function storedFiles(): Promise<readonly string[]> {
  const [files] = await sdk.bucket().getFiles();
  return files.map(({ name }) => name);
}
