export const messages = {
  start: "Delete All Posts",
  checking: "Checking indexing",
  checked: (count: number, total: number) => `Checking indexing: ${count} of ${total}`,
  nothing: "No posts to check",
  checkFailed: { title: "Error checking indexing", description: "Nothing has been deleted." },
  retry: {
    title: "The indexing check failed",
    text: "Without it nobody can say what would be lost. Nothing has been deleted.",
    again: "Check again",
  },
  report: {
    label: "Google Indexing Report",
    title: (count: number) => `Analysis of ${count} blog post URLs`,
    cancel: "Cancel",
    cancelRecommended: "Cancel Deletion (Recommended)",
    anyway: "Delete Anyway (Risk SEO Loss)",
    anywayUnchecked: "Delete Without a Full Check",
    safe: "Safe to Delete",
  },
  export: {
    text: "Keep a copy first: after the deletion there is none.",
  },
  steps: (step: number) => `Confirmation ${step} of 3`,
  first: {
    title: (count: number) =>
      count === 1 ? "Delete 1 blog post?" : `Delete all ${count} blog posts?`,
    text: (published: number, drafts: number) =>
      `${published} published ${published === 1 ? "article" : "articles"} and ${drafts} ${drafts === 1 ? "draft" : "drafts"}.`,
    next: "Continue",
  },
  second: {
    title: "This cannot be undone",
    text: "The posts go for good, with their texts, view counts and the import history. They do not go to the trash.",
    links: "Every link to them, in Google and elsewhere, answers that there is nothing any more.",
    next: "I understand, continue",
  },
  last: {
    type: "Type",
    confirm: "to confirm",
    hint: "Capital letters and the space count.",
    delete: "Delete All Posts",
  },
  progress: {
    title: "Deleting all blog posts",
    text: (deleted: number, count: number) => `${deleted} of ${count} deleted`,
    stay: "Please leave this window open.",
  },
  stopped: {
    title: "The deletion stopped half way",
    text: "The posts that are left are still there.",
    resume: "Continue deletion",
    leave: "Leave it",
  },
  done: { title: "All posts deleted" },
  doneExcept: (count: number) =>
    count === 1
      ? "1 post was added meanwhile and stays."
      : `${count} posts were added meanwhile and stay.`,
  failed: { title: "Error deleting posts", description: "What is left is still listed." },
  cancelled: { title: "Deletion cancelled", description: "Blog posts were not deleted." },
} as const;
