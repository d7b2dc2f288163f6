export const messages = {
  choose: "Choose image",
  uploading: (name: string) => `Uploading ${name}`,
  preparing: (name: string) => `Preparing ${name}`,
  cancel: "Cancel upload",
  failed: (name: string) => `${name} was not uploaded`,
  tryAgain: "Please try again.",
  retry: "Try again",
  copy: {
    title: (count: number) =>
      count === 1 ? "1 picture is on another server" : `${count} pictures are on other servers`,
    text: "A copy in the library loads faster, and stays when the other server changes.",
    start: "Copy into the library",
    progress: (at: number, total: number) => `Copying picture ${at} of ${total}`,
    stop: "Stop copying",
    copied: (count: number) =>
      count === 1
        ? "1 picture copied into the library"
        : `${count} pictures copied into the library`,
    save: "Save the post to keep the new addresses.",
    failed: (count: number) =>
      count === 1 ? "1 picture was not copied" : `${count} pictures were not copied`,
  },
} as const;
