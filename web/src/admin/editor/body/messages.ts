export const messages = {
  keys: "In a table, Tab moves between cells. Escape, then Tab leaves the text. Alt+F10 leads to the toolbar. Ctrl+H finds and replaces. On a selected picture, Enter leads to its description.",
  closePreview: "Back to the text",
  plainText: {
    title: "Pasted as plain text",
    text: "It was too large or too deeply nested to keep its formatting. Paste it in smaller parts.",
  },
  lost: {
    title: (kind: "picture" | "file", count: number) =>
      count === 1 ? `1 ${kind} was not pasted` : `${count} ${kind}s were not pasted`,
    hint: (kind: "picture" | "file", count: number) =>
      kind === "picture"
        ? `Upload ${count === 1 ? "it" : "them"} with the Image button.`
        : `Give ${count === 1 ? "it" : "each"} a web address instead.`,
  },
  find: {
    title: "Find and replace",
    find: "Find",
    count: (at: number, count: number) => (count === 0 ? "Not found" : `${at} of ${count}`),
    previous: "Previous place",
    next: "Next place",
    replacement: "Replace with",
    replace: "Replace",
    replaceAll: "Replace all",
    close: "Close find and replace",
  },
  picture: {
    bar: "Image",
    choose: "Choose pictures",
    address: "Image address",
    insert: "Insert",
    description: "Image description",
    descriptionHint: "For people who do not see the picture.",
    decorative: "Decorative, says nothing that the text does not",
    undescribed: "No description yet",
    replace: "Replace",
    remove: "Remove",
  },
  pending: {
    title: "Pictures are still being added",
    wait: "Wait for them, or cancel or remove them, then change the mode.",
    replaced: "Pictures that were being added are not in the new text",
    again: "Add them again.",
  },
  losses: {
    alignment: "alignment",
    colors: "colors",
    indents: "indents",
    cells: "merged table cells",
    numbers: "numbers of lists",
    descriptions: "descriptions of links and pictures",
    links: "links",
    pictures: "pictures",
    lists: "lists",
    definitions: "lists of definitions",
    tables: "tables",
    headings: "headings",
    lines: "empty lines",
    quotes: "quotes",
    code: "text shown as code",
    sections: "sections",
    formatting: "text formatting",
  },
} as const;
