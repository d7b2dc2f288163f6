import { plural } from "#lib/format/plural.ts";
import { messages as copying } from "#ui/copy-notice/messages.ts";

const list = new Intl.ListFormat("en-GB");
const MAX_TITLES = 3;

export const messages = {
  ...copying,
  check: "Check pictures",
  checkName: (job: string) => `Check pictures of “${job}”`,
  card: (job: string) => `Pictures of “${job}”`,
  counting: (read: number) =>
    `Looking for pictures on other servers: ${plural(read, "post", "posts")} read`,
  looking: "Looking...",
  uncounted: "The pictures could not be counted",
  none: "No post of this import shows a picture of another server",
  title: (pictures: number, posts: number) =>
    `${plural(pictures, "picture", "pictures")} in ${plural(posts, "post", "posts")} ` +
    (pictures === 1 ? "is on another server" : "are on other servers"),
  leave:
    "You can look at other parts of the panel meanwhile. When this tab is closed, the other pictures stay where they are and can be copied later.",
  stopping: "Stopping...",
  lost: "The connection was lost. What was copied is stored.",
  failed: (pictures: number, posts: number) =>
    [
      pictures > 0 ? copying.failed(pictures) : "",
      posts > 0 ? plural(posts, "post was not changed", "posts were not changed") : "",
    ]
      .filter((part) => part !== "")
      .join(", "),
  shownIn: (titles: readonly string[]) => {
    const shownTitles = titles.slice(0, MAX_TITLES).map((title) => `“${title}”`);
    const others = titles.length - shownTitles.length;
    return list.format(
      others > 0 ? [...shownTitles, plural(others, "other", "others")] : shownTitles,
    );
  },
  more: (count: number) => `and ${count} more`,
  close: "Close",
} as const;
