export const messages = {
  choose: "Choose image",
  uploading: (name: string) => `Uploading ${name}`,
  preparing: (name: string) => `Preparing ${name}`,
  cancel: "Cancel upload",
  failed: (name: string) => `${name} was not uploaded`,
  tryAgain: "Please try again.",
  retry: "Try again",
} as const;
