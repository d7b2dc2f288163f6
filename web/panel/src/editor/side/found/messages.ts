export const messages = {
  title: "Tags",
  ofText: "From title, excerpt and headings. Tick or untick to correct them.",
  chosen: "Chosen by hand: later changes of the text keep them.",
  families: "Product families",
  sectors: "Sectors",
  reset: "Use those of the text",
  labels: {
    title: "Labels",
    list: "Labels of this post",
    add: "Add a label",
    hint: "For the team: pages do not show them. A comma ends a label.",
    full: "A post has at most 10 labels.",
    tooLong: "A label has at most 40 characters.",
    suggestions: "Labels of other posts",
    create: (label: string) => `Create “${label}”`,
    remove: (label: string) => `Remove the label “${label}”`,
  },
} as const;
