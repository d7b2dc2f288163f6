export const messages = {
  title: "History",
  show: "Show earlier versions",
  loading: "Loading earlier versions...",
  failed: { title: "Error", description: "Could not load earlier versions" },
  empty: "No earlier versions yet: each save keeps the one before.",
  list: "Versions, newest first",
  current: "Current version",
  reasons: {
    edited: "edited in the panel",
    imported: "updated by an import",
    guest: "replaced by a guest's text",
    ai: "replaced by an AI text",
    restored: "an earlier text was restored",
    pictures: "pictures were copied into the library or replaced",
    unknown: "saved",
  },
  since: (date: string, by: string) => (by === "" ? date : `${date}, ${by}`),
  first: "The oldest text that is kept",
  fields: {
    title: "title",
    content: "content",
    excerpt: "excerpt",
    featured_image_url: "image",
    image_alt: "image description",
    meta_title: "search title",
    meta_description: "search description",
    labels: "labels",
  },
  changed: (fields: string) => `Changed: ${fields}`,
  onlyFormat: "formatting",
  words: (added: number, removed: number) =>
    `${formatWords(added)} added, ${removed.toLocaleString("en-US")} removed`,
  view: "Show",
  views: {
    preview: "As readers see it",
    before: "Changes against the version before",
    editor: "Changes from here to the text in the editor",
  },
  back: "All versions",
  isEditorText: "This is the text in the editor.",
  restore: "Restore this version",
  confirm: {
    text: "You have unsaved changes: restoring replaces them. You can undo it.",
    keep: "Keep mine",
    go: "Replace them",
  },
  restored: "Earlier version put into the editor",
  restoredText: "It is stored when you save. The text that it replaces stays in the history.",
  difference: {
    same: "No word differs.",
    onlyFormat: "No word differs: only the formatting or pictures' addresses do.",
    large: "Too much differs to be shown word by word. The whole text was replaced.",
    added: "added:",
    removed: "removed:",
    end: "end.",
  },
} as const;

function formatWords(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "word" : "words"}`;
}
