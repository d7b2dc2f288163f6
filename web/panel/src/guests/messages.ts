export const messages = {
  title: "Guest Posts",
  subtitle: "Approved on the partner blog",
  refresh: "Refresh",
  refreshing: "Refreshing...",
  notAsked: "Not loaded yet",
  notAskedText: "Refresh asks the partner blog which posts are approved.",
  empty: "No guest posts waiting",
  emptyText: "Everything that the partner blog has approved is imported.",
  fetched: (count: number) => ({
    title: "Posts fetched",
    description: `Found ${count} approved ${count === 1 ? "post" : "posts"}`,
  }),
  skipped: (count: number) =>
    `${count} ${count === 1 ? "post" : "posts"} could not be read and ${count === 1 ? "is" : "are"} left out.`,
  more: (count: number) =>
    `${count} more ${count === 1 ? "post waits" : "posts wait"}: import some, then refresh.`,
  fetchFailed: { title: "Error", description: "Failed to fetch posts" },
  pending: "Pending Import",
  showPicture: (title: string) => `Show picture of ${title}`,
  import: "Import Post",
  /** Follows the button's text, so that each button has its own name. */
  importName: (title: string) => `: ${title}`,
  importing: "Importing...",
  imported: "Post imported",
  draft: "It is a draft: nobody can read it before it is published.",
  already: "It had been imported before.",
  importFailed: { title: "Error", description: "Failed to import post" },
  importedNote: "Imported as a draft:",
  edit: "Edit",
  editName: (title: string) => ` “${title}”`,
  unknown: "Please try again.",
} as const;
