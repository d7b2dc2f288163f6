import { limits } from "domain/shared/limits";
import sharp from "sharp";
import { type Answer, type StandIn, startStandIn, trickle } from "./stand-in.ts";

/**
 * Stand-in for other servers with pictures: `GET /{host}/{file}`. The start of the file's name chooses the answer.
 */
export function startPictures(port: number): Promise<StandIn<"normal">> {
  return startStandIn({
    port,
    modes: ["normal"],
    answer: async ({ url }) => {
      const [, file = ""] = /^\/[\w.-]+\/([\w-]+)/.exec(url.pathname) ?? [];
      const to = url.searchParams.get("to");
      if (to !== null) return { status: 302, headers: { location: to } };
      return ANSWERS[file] ?? picture(file, url.pathname);
    },
  });
}

const jpeg = { "content-type": "image/jpeg" };
const ANSWERS: Readonly<Record<string, Answer>> = {
  missing: { status: 404, headers: { "content-type": "text/html" }, body: "<h1>404</h1>" },
  page: { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Foto</h1>" },
  script: { status: 200, headers: jpeg, body: "GIF89a/*<script>alert(1)</script>*/" },
  announced: {
    status: 200,
    headers: { ...jpeg, "content-length": String(limits.pictureBytes + 1) },
    body: "",
  },
  endless: { status: 200, headers: jpeg, body: trickle(Buffer.alloc(1024 * 1024), 64, 0) },
  hang: "hang",
  cut: "cut",
};

/** Each host and file has a color of its own. */
async function picture(file: string, path: string): Promise<Answer> {
  const background = { r: path.length * 7, g: file.length * 11, b: path.charCodeAt(1) };
  const create = { width: 90, height: 60, channels: 3 as const, background };
  return { status: 200, headers: jpeg, body: [await sharp({ create }).jpeg().toBuffer()] };
}
