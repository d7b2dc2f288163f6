import { renamedText } from "#indexing/messages.ts";
import { plural } from "#lib/format/plural.ts";

export const messages = {
  title: "Existing Blog Posts",
  loading: "Loading blog posts...",
  failure: { title: "Could not load blog posts" },
  own: {
    title: "Your Blog Posts",
    hint: "You write drafts, and an editor publishes them.",
    empty: "You have no posts yet.",
    emptyHint: "Create your first draft.",
  },
  empty: "No blog posts yet.",
  emptyHint: "Create one, or import some from CSV below.",
  noMatch: "No post matches.",
  published: "Published",
  draft: "Draft",
  scheduled: "Scheduled",
  scheduledFor: (date: string) => `Scheduled for ${date}`,
  publishNow: {
    title: (count: number, title: string) =>
      count === 1 ? `Publish “${title}” now?` : `Publish ${count} posts now?`,
    one: (date: string) =>
      `It is scheduled for ${date}. If you publish it now, the schedule is dropped.`,
    many: (scheduled: number) =>
      scheduled === 1
        ? "1 of them is scheduled. If you publish now, the schedule is dropped."
        : `${scheduled} of them are scheduled. If you publish now, the schedules are dropped.`,
    keep: "Keep the schedule",
    go: "Publish now",
  },
  ofJob: {
    named: (name: string) => `Posts of the import “${name}”`,
    unnamed: "Posts of one import",
    show: "Show the job",
    from: "Imported",
    fromName: (title: string) => `Import job of “${title}”`,
  },
  labels: {
    button: "Labels",
    title: "Labels",
    hint: "Words of the team for its posts. Pages do not show them.",
    loading: "Loading labels...",
    failure: { title: "Could not load the labels" },
    empty: "No post has a label yet. Type some in the editor.",
    of: (label: string) => `Posts with the label “${label}”`,
    filtered: (label: string) => `Posts with the label “${label}”`,
    count: (count: number) => (count >= 500 ? "500 posts or more" : plural(count, "post", "posts")),
    recount: "Count again",
    recountName: (label: string) => `Count again: the posts of “${label}” were not counted`,
    name: (label: string) => `New name of “${label}”`,
    rename: "Rename",
    renameName: (label: string) => `Rename “${label}”`,
    remove: "Remove",
    removeName: (label: string) => `Remove “${label}”`,
    save: "Rename in all posts",
    merge: "Merge in all posts",
    merges: (label: string) => `“${label}” exists: all posts get that label instead.`,
    cancel: "Cancel",
    invalid: "1 to 40 characters, without commas and semicolons.",
    busy: "Changing posts...",
    removal: {
      title: (label: string) => `Remove the label “${label}”?`,
      text: "All posts lose it, also those in the trash. The posts stay.",
      go: "Remove the label",
    },
    renamed: (label: string, to: string) => `“${label}” is now “${to}”`,
    merged: (label: string, to: string) => `“${label}” was merged into “${to}”`,
    removed: (label: string) => `“${label}” was removed`,
    changed: (count: number) => `${plural(count, "post", "posts")} changed.`,
    failed: {
      title: "The label was not changed in all posts",
      description: "Some posts may have the new label. Repeat it to change the others.",
    },
  },
  calendar: "Calendar",
  create: "Create New Post",
  edit: "Edit",
  editName: (title: string) => `Edit “${title}”`,
  delete: "Delete",
  deleteName: (title: string) => `Delete “${title}”`,
  publishName: (state: string, title: string) => `${state}: ${title}`,
  publishFailed: { title: "Could not update post status", description: "Please try again." },
  unchecked: {
    title: "Check the claims first",
    text: (count: number) =>
      count === 1
        ? "This text is by an AI or a guest: tick what it claims in the editor, then publish it."
        : `${count} texts by an AI or a guest were not published: their claims have to be ticked in the editor.`,
  },
  undescribed: {
    title: "Describe the pictures first",
    text: (count: number) =>
      count === 1
        ? "A picture in this text has no description: describe it in the editor or mark it as decorative, then publish it."
        : `${count} texts with pictures that have no description were not published: describe them in the editor or mark them as decorative.`,
  },
  openFirst: "Open the first",
  search: {
    label: "Search posts",
    placeholder: "Title or address",
    found: (count: number, hasMore: boolean) =>
      `${count} ${count === 1 ? "post" : "posts"} found${hasMore ? ", older ones not searched yet" : ""}`,
    reading: (count: number) => `${count} found so far, searching...`,
    failed: "Not all posts could be searched.",
    retry: "Retry",
    more: (rest: number) => `Show more (${rest} left)`,
    older: "Show more",
  },
  status: {
    label: "Status",
    all: "All posts",
    published: "Published",
    draft: "Drafts and scheduled",
    scheduled: "Scheduled",
  },
  sort: {
    label: "Order",
    newest: "Newest first",
    oldest: "Oldest first",
    title: "By title",
    views: "Most read first",
    changed: "Last changed first",
    schedule: "Next to be published first",
  },
  bulk: {
    label: "Selected posts",
    publish: "Publish",
    unpublish: "Unpublish",
    delete: "Delete",
  },
  confirm: {
    one: (title: string) => `Delete “${title}”?`,
    many: (count: number) => `Delete ${count} posts?`,
    trash: (count: number) =>
      `${count === 1 ? "It moves" : "They move"} to the trash and can be restored for 30 days.`,
    deleting: "Deleting...",
  },
  deleted: (count: number) => (count === 1 ? "Post deleted" : `${count} posts deleted`),
  deletedText: "In the trash for 30 days.",
  deleteFailed: (count: number) =>
    count === 1 ? "Could not delete the post" : "Could not delete the posts",
  deleteFailedText: "Please try again.",
  partlyDeleted: (done: number, count: number) => `${done} of ${count} posts deleted`,
  othersLeft: (count: number) =>
    count === 1
      ? "1 post is still there. Press Delete to continue."
      : `${count} posts are still there. Press Delete to continue.`,
  partlyRestored: (done: number, count: number) => `${done} of ${count} posts restored`,
  inTrash: "The others are in the trash.",
  goOn: "Continue",
  undo: "Undo",
  restored: (count: number) => (count === 1 ? "Post restored" : `${count} posts restored`),
  renamed: renamedText,
  restoreFailed: { title: "Nothing was restored", description: "Please try again." },
  export: {
    json: "Export JSON",
    csv: "Export CSV",
    busy: "Exporting...",
    done: (count: number) => ({
      title: "Posts exported",
      description: `${plural(count, "post", "posts")} in one file.`,
    }),
    failed: { title: "Error exporting posts", description: "Please try again." },
  },
  ai: {
    title: "AI Article Generator",
    text: "A 2000+ word article from a topic, in five languages and five tones. You review it before it goes live.",
    generate: "Generate New Article",
    manual: "Create Manually",
  },
} as const;
