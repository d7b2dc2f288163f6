import { readWorkbook } from "./read-workbook.ts";

self.addEventListener("message", async ({ data }: MessageEvent<File>) => {
  self.postMessage(readWorkbook(new Uint8Array(await data.arrayBuffer())));
});
