import { limits } from "domain/shared/limits";
import { renamedText } from "#indexing/messages.ts";

const posts = (count: number) => (count === 1 ? "1 post" : `${count} posts`);

export const messages = {
  title: "Trash",
  text: `Deleted posts stay here for ${limits.trashDays} days. Then they are removed for good.`,
  back: "Back to posts",
  loading: "Loading the trash...",
  failure: { title: "Could not load the trash" },
  empty: "The trash is empty.",
  emptyHint: `Posts that you delete stay here for ${limits.trashDays} days.`,
  noMatch: "Nothing in the trash matches.",
  search: {
    label: "Search the trash",
    placeholder: "Title, address or import job",
    found: (count: number) => `${count} found`,
  },
  unnamedJob: "Deleted import",
  job: "Import job",
  posts,
  showPosts: (count: number) => `Show ${posts(count)}`,
  hidePosts: "Hide posts",
  morePosts: (count: number) => `${count} more: find them by their title.`,
  ofJob: (job: string) => `from import “${job}”`,
  deleted: "Deleted",
  state: { published: "was published", scheduled: "was scheduled", draft: "was a draft" },
  left: (days: number) =>
    days <= 0 ? "Removed tonight" : `${days} ${days === 1 ? "day" : "days"} left`,
  restore: "Restore",
  restoreName: (title: string) => `Restore “${title}”`,
  /** A deleted job itself does not come back. */
  restoreJob: (count: number) => `Restore ${posts(count)}`,
  restoreJobName: (title: string, count: number) => `Restore ${posts(count)} of “${title}”`,
  restoring: "Restoring...",
  restored: (count: number) => `${posts(count)} restored`,
  restoredState: {
    published: (slug: string) => `Published again at /blog/${slug}.`,
    scheduled: (slug: string) => `Scheduled again for /blog/${slug}.`,
    draft: () => "It is a draft.",
  },
  restoredJob: (jobs: number) =>
    jobs === 1 ? "The job itself stays deleted." : "The jobs themselves stay deleted.",
  renamed: renamedText,
  nothingRestored:
    "It is no longer in the trash, or the same import was run again and created it anew.",
  restoreFailed: { title: "Could not restore from the trash", description: "Please try again." },
  purge: "Delete now",
  purgeName: (title: string) => `Delete now: “${title}”`,
  purging: "Deleting...",
  purged: (count: number) => `${posts(count)} deleted for good`,
  nothingPurged: "It was no longer in the trash.",
  notPurged: (count: number) => `${posts(count)} could not be deleted for good`,
  purgeFailed: {
    title: "Could not delete for good",
    description: "What is left is still listed. Please try again.",
  },
  empties: "Empty trash",
  select: {
    label: "Selected entries",
    restore: "Restore selected",
    purge: "Delete selected now",
  },
  confirm: {
    many: (count: number) => `Delete ${posts(count)} for good?`,
    all: (count: number) => `Empty the trash? ${posts(count)} will be deleted for good.`,
    textMany: "This cannot be undone. The texts and their earlier versions are removed now.",
    addressMany: "Their addresses keep the answers that were chosen when they were deleted.",
    post: (title: string) => `Delete “${title}” for good?`,
    job: (title: string, count: number) => `Delete ${posts(count)} of “${title}” for good?`,
    text: "This cannot be undone. The text and its earlier versions are removed now.",
    address: "Its address keeps the answer that was chosen when it was deleted.",
  },
} as const;
