import { csvFile } from "domain/shared/csv-export";
import {
  actionText,
  actorName,
  findTitle,
  formatFacts,
  type Person,
  type StoredEntry,
} from "./audit-lines.ts";

const HEADER = ["at", "person", "action", "title", "details", "target"] as const;

export function auditCsv(entries: readonly StoredEntry[], people: readonly Person[]): string {
  return csvFile(
    HEADER,
    entries.map((entry) => [
      entry.at,
      actorName(entry),
      actionText(entry),
      findTitle(entry),
      formatFacts(entry, people).join(" · "),
      entry.target,
    ]),
  );
}
