import { limits } from "domain/shared/limits";
import { renamedText } from "#indexing/messages.ts";

const postsText = (count: number) => (count === 1 ? "1 post" : `${count} posts`);

export const messages = {
  history: "Import History",
  empty: "No import jobs yet. Start by importing some blog posts from CSV.",
  loading: "Loading import jobs...",
  failure: { title: "Error loading import jobs", description: "Please try refreshing the page." },
  deleteLatest: "Delete Latest Import",
  noJobs: "No import jobs",
  posts: "Show posts",
  postsName: (job: string) => `Show posts of “${job}”`,
  deleteJob: "Delete Job",
  deleteHint: "Delete this import job and all associated blog posts",
  deleted: {
    title: "Import job deleted",
    /** Posts that an import updated stay, unless they were changed since. */
    text: (job: string, { created, updated }: { created: number; updated: number }) =>
      [
        created === 0
          ? `“${job}”.`
          : `“${job}” and ${postsText(created)}, in the trash for 30 days.`,
        ...(updated === 0 ? [] : [`What it had changed in ${postsText(updated)} was taken back.`]),
      ].join(" "),
  },
  undo: "Undo",
  restored: (count: number) => (count === 1 ? "1 post restored" : `${count} posts restored`),
  nothingRestored: "No post of this job is in the trash any more",
  restoredText: "The job itself stays deleted.",
  renamed: renamedText,
  restoreFailed: { title: "Could not restore the posts", description: "Please try again." },
  deleteFailed: {
    title: "Error deleting import job",
    text: "What is left is still listed. Please try again.",
  },
  continueDeletion: "Continue",
  deleting: (removed: number) => `Deleting... ${postsText(removed)} removed`,
  deletionStopped: "The deletion stopped half way.",
  resume: "Resume",
  resuming: "Resuming...",
  interrupted: (stored: number, total: number) => `interrupted: ${stored} of ${total} stored`,
  needsFile: "The rows are not in this browser: Resume asks for the CSV file.",
  facts: {
    records: "Records",
    updated: "Updated",
    type: "Type",
    created: "Created",
    completed: "Completed",
  },
  failed: (count: number) => `(${count} failed)`,
  recheck: (count: number) => `(${count} unpublished until their claims are confirmed)`,
  error: (details: string) => `Error: ${details}`,
  progress: (job: string) => `Progress of “${job}”`,
  confirm: {
    title: (job: string) => `Delete “${job}”?`,
    deleting: "Deleting...",
    tooMany: (max: number) => `At most ${max} addresses can lead to another article.`,
    counting: "Counting its posts...",
    countFailed: "Its posts could not be counted.",
    trash: (count: number) =>
      count === 1
        ? "The post moves to the trash and can be restored for 30 days. Until then its address answers that it is gone, or leads to another article where you choose so below. The job itself does not come back."
        : "The posts move to the trash and can be restored for 30 days. Until then their addresses answer that they are gone, or lead to another article where you choose so below. The job itself does not come back.",
    updated: (count: number) =>
      (count === 1 ? "1 updated post gets its" : `${count} updated posts get their`) +
      " former text back, with publication and confirmed claims, unless changed since. The imported text stays in the history.",
  },
  info: {
    title: "Import Job Management",
    statements: [
      "Each CSV import creates a tracked job.",
      "Deleting a job removes ALL posts imported in that batch.",
      "Delete Latest Import removes the most recent job.",
      "Deletion is permanent.",
    ],
    trash: `For the job itself. Its posts stay in the trash for ${limits.trashDays} days and can be restored there.`,
    openTrash: "Open the trash",
  },
} as const;
