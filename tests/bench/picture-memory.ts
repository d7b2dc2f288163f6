import { preparePicture } from "../../functions/src/adapters/pictures/prepare-picture.ts";
import { functionLimits } from "../../functions/src/limits.ts";
import { aPhotograph } from "./pictures.bench.ts";

/** Prints the largest resident set of a process that prepares 50 pictures, in bytes. */
const photograph = await aPhotograph();
let left = 50;
async function lane(): Promise<void> {
  for (; left > 0; ) {
    left -= 1;
    // A body of its own, as each request has.
    await preparePicture(Buffer.from(photograph));
  }
}
await Promise.all(Array.from({ length: functionLimits.uploadPicture.concurrency }, lane));
process.stdout.write(String(process.resourceUsage().maxRSS * 1024));
