import { warn } from "firebase-functions/logger";
import { formatTrace } from "../../platform/failure-log.ts";
import { cachedRead } from "./cached-read.ts";

const MAX_BYTES = 12 * 1024;
const MAX_PICTURES = 200;
const WAIT_MS = 500;
const LIFE_MS = 600_000;
const OWN_PICTURE = /^\/(?:images|media)\/[\w/-]+\.avif$/;

/** Reads small pictures of the site as data addresses. A page does not wait long for one, and the next asks again. */
export function pictureReader(origin: string): (path: string) => Promise<string | undefined> {
  const reads = new Map<string, () => Promise<string | undefined>>();
  return async (path) => {
    if (!OWN_PICTURE.test(path)) return undefined;
    if (reads.size >= MAX_PICTURES) reads.clear();
    const read =
      reads.get(path) ??
      cachedRead(
        () => readPicture(origin + path),
        () => LIFE_MS,
      );
    reads.set(path, read);
    try {
      return await read();
    } catch (error) {
      warn("first_picture_not_read", { stack_trace: formatTrace(error) });
      return undefined;
    }
  };
}

async function readPicture(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(WAIT_MS) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPicture = answer.ok && answer.headers.get("content-type") === "image/avif";
  return isPicture && bytes.length <= MAX_BYTES
    ? `data:image/avif;base64,${bytes.toString("base64")}`
    : undefined;
}
