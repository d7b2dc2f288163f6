const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
const list = new Intl.ListFormat("en-GB");
const MOST_TITLES = 3;

export const messages = {
  check: "Check pictures",
  checkName: (job: string) => `Check pictures of “${job}”`,
  card: (job: string) => `Pictures of “${job}”`,
  counting: (read: number) =>
    `Looking for pictures on other servers: ${plural(read, "post", "posts")} read`,
  looking: "Looking...",
  uncounted: "The pictures could not be counted",
  tryAgain: "Please try again.",
  retry: "Try again",
  none: "No post of this import shows a picture of another server",
  title: (pictures: number, posts: number) =>
    `${plural(pictures, "picture", "pictures")} in ${plural(posts, "post", "posts")} ` +
    (pictures === 1 ? "is on another server" : "are on other servers"),
  text: "A copy in the library loads faster, and stays when the other server changes.",
  start: "Copy into the library",
  progress: (at: number, total: number) => `Copying picture ${at} of ${total}`,
  leave:
    "You can look at other parts of the panel meanwhile. When this tab is closed, the other pictures stay where they are and can be copied later.",
  stop: "Stop copying",
  stopping: "Stopping...",
  copied: (count: number) => `${plural(count, "picture", "pictures")} copied into the library`,
  lost: "The connection was lost. What was copied is stored.",
  failed: (pictures: number, posts: number) =>
    [
      pictures > 0 ? plural(pictures, "picture was not copied", "pictures were not copied") : "",
      posts > 0 ? plural(posts, "post was not changed", "posts were not changed") : "",
    ]
      .filter((part) => part !== "")
      .join(", "),
  shownIn: (titles: readonly string[]) => {
    const shown = titles.slice(0, MOST_TITLES).map((title) => `“${title}”`);
    const others = titles.length - shown.length;
    return list.format(others > 0 ? [...shown, plural(others, "other", "others")] : shown);
  },
  more: (count: number) => `and ${count} more`,
  close: "Close",
} as const;
