/** What the CSV import says, in the literal words of specification 8 where it gives them. */
export const messages = {
  invalidFile: { title: "Invalid file", text: "Please upload a CSV file" },
  uploaded: { title: "File uploaded", text: (file: string) => `${file} has been loaded` },
  noData: "Please enter CSV data first",
  noPreview: "Please generate a preview of the CSV data first",
  noJobName: "Please enter a job name for tracking",
  previewed: { title: "Preview generated", text: (n: number) => `${n} entries found in CSV` },
  parseFailed: { title: "Error parsing CSV", text: "Please check your CSV data format" },
  previewFailed: {
    title: "Preview failed",
    text: "The addresses of the existing posts could not be checked. Please try again.",
  },
  imported: {
    title: "Import successful",
    text: (n: number, job: string) => `${n} blog posts imported successfully as job "${job}"`,
  },
  importFailed: { title: "Import error", text: "There was an error importing the posts" },
  nothingToImport: "There is nothing to import: every row is rejected or skipped",
  rangeMissing: "Choose the first and the last day of the range, in this order",
} as const;
