import { plural } from "#lib/format/plural.ts";

export const messages = {
  text: "A copy in the library loads faster, and stays when the other server changes.",
  start: "Copy into the library",
  progress: (at: number, total: number) => `Copying picture ${at} of ${total}`,
  stop: "Stop copying",
  retry: "Try again",
  tryAgain: "Please try again.",
  copied: (count: number) => `${plural(count, "picture", "pictures")} copied into the library`,
  failed: (count: number) => plural(count, "picture was not copied", "pictures were not copied"),
} as const;
