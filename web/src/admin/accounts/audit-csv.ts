import { csvFile } from "functions/domain/shared/csv-export";
import { actionText, actorName, factsOf, type StoredEntry, titleOf } from "./audit-lines.ts";

const HEADER = ["at", "person", "action", "title", "details", "target"] as const;

export function auditCsv(entries: readonly StoredEntry[]): string {
  return csvFile(
    HEADER,
    entries.map((entry) => [
      entry.at,
      actorName(entry),
      actionText(entry),
      titleOf(entry),
      factsOf(entry).join(" · "),
      entry.target,
    ]),
  );
}
