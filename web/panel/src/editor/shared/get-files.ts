/** What is copied from office programs and browsers is HTML; the picture beside it only shows it. */
export function getFiles(data: DataTransfer | undefined): readonly File[] {
  return !data || data.types.includes("text/html") ? [] : [...data.files];
}
