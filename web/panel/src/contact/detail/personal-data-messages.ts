export const messages = {
  open: "Personal data",
  title: (email: string) => `Personal data of ${email}`,
  text: "Everything this person sent through the forms, by the address of the request.",
  export: "Export data",
  exporting: "Exporting...",
  exported: (count: number) => ({
    title: "Data exported",
    description: `${count} ${count === 1 ? "submission" : "submissions"} in one file.`,
  }),
  partly: (count: number) => ({
    title: "Data exported in part",
    description: `The file holds the first ${count} submissions; there are more.`,
  }),
  exportFailed: { title: "Error exporting data", description: "Please try again." },
  sure: "I understand that this cannot be undone.",
  erase: "Erase data",
  erasing: "Erasing...",
  erased: (count: number) => ({
    title: "Data erased",
    description: `${count} ${count === 1 ? "submission is" : "submissions are"} gone for good.`,
  }),
  eraseFailed: {
    title: "Error erasing data",
    description: "What is left is still listed. Please try again.",
  },
} as const;
