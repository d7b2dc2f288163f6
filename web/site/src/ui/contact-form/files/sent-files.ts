import type { FileItem } from "./file-uploads.ts";

/** The value of the hidden field: a line for each file. */
export function hiddenValue(items: readonly FileItem[]): string {
  const lines = items.map(({ file, state }) =>
    state.at === "sent" ? [`${state.ticket} ${file.name.replaceAll("\n", " ")}`] : [],
  );
  return lines.flat().join("\n");
}

const toLines = (value: string) => value.split("\n").filter((line) => line !== "");

export function ticketsIn(value = ""): string[] {
  return toLines(value).map((line) => line.slice(0, line.indexOf(" ")));
}

export function namesIn(value = ""): string {
  return toLines(value)
    .map((line) => line.slice(line.indexOf(" ") + 1))
    .join("\n");
}
