import { csvFile } from "domain/shared/csv-export";
import {
  actionText,
  actorName,
  factsOf,
  type Person,
  type StoredEntry,
  titleOf,
} from "./audit-lines.ts";

const HEADER = ["at", "person", "action", "title", "details", "target"] as const;

export function auditCsv(entries: readonly StoredEntry[], people: readonly Person[]): string {
  return csvFile(
    HEADER,
    entries.map((entry) => [
      entry.at,
      actorName(entry),
      actionText(entry),
      titleOf(entry),
      factsOf(entry, people).join(" · "),
      entry.target,
    ]),
  );
}
