export const messages = {
  keys: "In a table, Tab moves between cells. Escape, then Tab leaves the text. Alt+F10 leads to the toolbar.",
  closePreview: "Back to the text",
  plainText: {
    title: "Pasted as plain text",
    text: "It was too large or too deeply nested to keep its formatting. Paste it in smaller parts.",
  },
  lost: {
    title: (kind: "picture" | "file", count: number) =>
      count === 1 ? `1 ${kind} was not pasted` : `${count} ${kind}s were not pasted`,
    hint: (count: number) => `Give ${count === 1 ? "it" : "each"} a web address instead.`,
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
