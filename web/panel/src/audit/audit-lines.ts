import type { AuditAction, AuditEntry } from "domain/shared/audit";
import { adminDate } from "kit/lib/format/dates";
import { nameAndAddress } from "#lib/format/person.ts";
import { messages } from "./audit-messages.ts";

export type StoredEntry = AuditEntry & { readonly id: string };

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly name?: string;
}

/** An entry, or the sign-ins of one person that follow each other, newest first. */
export type AuditLine = readonly [StoredEntry, ...StoredEntry[]];

const OF_ACCOUNTS: readonly AuditAction[] = [
  "administrator_created",
  "role_removed",
  "sessions_ended",
  "second_factor_removed",
  "access_granted",
  "user_invited",
  "reset_link_sent",
  "account_removed",
  "role_changed",
  "role_repaired",
  "role_ended_by_new_address",
  "verification_resent",
];
export const ON_SUBMISSIONS: readonly AuditAction[] = [
  "inquiry_status_changed",
  "inquiry_assigned",
  "inquiry_answered",
  "inquiry_marked_spam",
  "inquiry_cleared_of_spam",
  "mail_resent",
];
const TOLD_APART = [
  ...["title", "titles", "job", "former_title", "slug", "former_slug", "scheduled_for"],
  ...["former_status", "status", "former_assignee", "assignee", "ids"],
];

export function foldSignIns(entries: readonly StoredEntry[]): readonly AuditLine[] {
  const lines: AuditLine[] = [];
  let run = new Map<string, number>();
  for (const entry of entries) {
    const isSignIn = entry.action === "signed_in";
    if (!isSignIn) run = new Map();
    const at = run.get(entry.actor_uid);
    const line = at === undefined ? undefined : lines[at];
    if (at !== undefined && line) lines[at] = [...line, entry];
    else {
      if (isSignIn) run.set(entry.actor_uid, lines.length);
      lines.push([entry]);
    }
  }
  return lines;
}

export function actorName(
  { actor_email, actor_uid }: AuditEntry,
  people: readonly Person[] = [],
): string {
  if (actor_uid === "system") return messages.system;
  if (actor_email === "") return messages.idText(actor_uid);
  const person = people.find(({ uid }) => uid === actor_uid);
  return nameAndAddress({ ...person, email: actor_email });
}

export function actionText({ action, changes, details }: AuditEntry): string {
  if (!changes) {
    const ofOne: Partial<Record<AuditAction, string>> = messages.ofOne;
    return (details?.count === 1 && ofOne[action]) || messages.actions[action];
  }
  return new Intl.ListFormat("en-GB").format(changes.map((change) => messages.changes[change]));
}

export function findTitle({ details }: AuditEntry): string | undefined {
  const title = details?.title ?? details?.job;
  return title === undefined ? undefined : String(title);
}

export function formatSubject(
  entry: AuditEntry,
  people: readonly Person[],
  submitters: ReadonlyMap<string, string>,
): string {
  return entry.target === undefined
    ? ""
    : ` ${formatName(entry.action, entry.target, people, submitters)}`;
}

function formatName(
  action: AuditAction,
  target: string,
  people: readonly Person[],
  submitters: ReadonlyMap<string, string>,
): string {
  if (ON_SUBMISSIONS.includes(action)) {
    const name = submitters.get(target);
    return name === undefined ? messages.erased : messages.formatSubmission(name);
  }
  if (action === "exported") return target.replaceAll("_", " ");
  const person = people.find(({ uid }) => OF_ACCOUNTS.includes(action) && uid === target);
  return person ? nameAndAddress(person) : messages.idText(target);
}

export function formatFacts(
  { action, details = {} }: AuditEntry,
  people: readonly Person[],
): readonly string[] {
  const { titles, former_title, slug, former_slug, scheduled_for, former_status, status } = details;
  const isSubmission = action === "inquiry_status_changed";
  const others = Object.entries(details)
    .filter(([name]) => !TOLD_APART.includes(name) || (name === "status" && !isSubmission))
    .filter(([name, value]) => name !== "count" || value !== 1 || !(action in messages.ofOne))
    .map(([name, value]) => `${name.replaceAll("_", " ")}: ${String(value)}`);
  return [
    ...(Array.isArray(titles) ? [messages.others(titles.slice(1))] : []),
    ...(former_title === undefined ? [] : [messages.before(String(former_title))]),
    ...(former_slug === undefined ? [] : [messages.moved(String(former_slug), String(slug))]),
    ...(typeof scheduled_for === "number"
      ? [messages.scheduledFor(adminDate(new Date(scheduled_for)))]
      : []),
    ...(action === "inquiry_assigned"
      ? [fromTo(details.former_assignee, details.assignee, (id) => personText(id, people))]
      : []),
    ...(isSubmission ? [fromTo(former_status, status, statusText)] : []),
    ...others,
  ];
}

/** Submissions that were changed at once may have had different values. */
function fromTo(former: unknown, next: unknown, formatText: (value: unknown) => string): string {
  return `${former === undefined ? messages.different : formatText(former)} → ${formatText(next)}`;
}

function personText(id: unknown, people: readonly Person[]): string {
  if (id === "") return messages.nobody;
  const person = people.find(({ uid }) => uid === id);
  return person ? nameAndAddress(person) : messages.idText(String(id));
}

function statusText(status: unknown): string {
  return Object.entries(messages.status).find(([name]) => name === status)?.[1] ?? String(status);
}
