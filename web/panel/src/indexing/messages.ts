/** Of restored posts whose former address another post has. */
export const renamedText = (slugs: readonly string[]) =>
  slugs.length === 1
    ? `The address was taken meanwhile and is now /${slugs[0]}.`
    : `Addresses that were taken meanwhile are now /${slugs.join(", /")}.`;

export const messages = {
  check: "Check now",
  again: "Check again",
  stop: "Stop",
  checking: (checked: number, total: number) => `Checking ${checked} of ${total} in Google's index`,
  failed: "Error checking indexing",
  failedText: "Whether Google has it in its index is not known. Nothing has been deleted.",
  result: {
    reading: "Looking up what Google knows...",
    failed: "What Google knows about it could not be looked up.",
    indexed: (when: string) =>
      `Google has this article in its index (checked ${when}). Deleting it may lose visitors.`,
    notIndexed: (when: string) =>
      `Google did not have this article in its index (checked ${when}).`,
    unchecked: "It has not been checked whether Google has this article in its index.",
    several: (indexed: number, unchecked: number) =>
      `In Google's index: ${indexed}. Not checked: ${unchecked}.`,
  },
  address: {
    one: "Until it is restored, its address will",
    of: (title: string) => `Until it is restored, the address of “${title}” will`,
    gone: "answer that it is gone",
    redirect: "lead to another article (301)",
    target: "Slug of the other article",
    targetInvalid: "Small letters, digits and hyphens, and not the article's own.",
    more: (rest: number) => `Show more (${rest} left)`,
  },
  total: "Total URLs",
  indexed: "Likely Indexed",
  high: "High Confidence",
  unchecked: (count: number) =>
    count === 1 ? "1 URL could not be checked" : `${count} URLs could not be checked`,
  uncheckedText: "Whether Google shows them is not known. They may be indexed.",
  warning: "Indexed Content Detected",
  may: (count: number) => `Deleting ${count === 1 ? "this post" : "these posts"} may:`,
  risks: [
    "cause 404 errors for visitors from Google search",
    "lose SEO rankings and organic traffic",
    "affect overall search performance",
  ],
  results: "Results by URL",
  is: { indexed: "Indexed", notFound: "Not Found", unknown: "Unknown" },
  confidence: { high: "High", medium: "Medium", unknown: "Unknown" },
  from: (date: string) => `as of ${date}`,
} as const;
