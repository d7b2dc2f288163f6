import { readStored, removeStored, writeStored } from "kit/lib/browser-storage";
import { parseList, type QuoteList } from "./quote-list.ts";

const KEY = "nhk.sent";
const MAX_INQUIRIES = 20;
export const KEPT_DAYS = 30;

/** An inquiry that was sent from this browser, without what tells who sent it. */
export interface SentInquiry {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly sent_at: number;
  readonly items: QuoteList;
}

/** Inquiries of the last 30 days, the newest first. Older ones are removed. */
export function readSentInquiries(now = Date.now()): readonly SentInquiry[] {
  const stored = readStored("localStorage", KEY);
  const inquiries = (Array.isArray(stored) ? stored : []).flatMap(readInquiry);
  const kept = inquiries.filter(({ sent_at }) => now - sent_at < KEPT_DAYS * 24 * 3_600_000);
  if (kept.length < inquiries.length) store(kept);
  return kept;
}

export function keepSentInquiry({
  id,
  items = [],
}: Pick<SentInquiry, "id"> & Partial<SentInquiry>) {
  store([{ id, sent_at: Date.now(), items }, ...readSentInquiries()]);
}

export function forgetSentInquiry(id: string): void {
  store(readSentInquiries().filter((inquiry) => inquiry.id !== id));
}

function store(inquiries: readonly SentInquiry[]): void {
  if (inquiries.length === 0) removeStored("localStorage", KEY);
  else writeStored("localStorage", KEY, inquiries.slice(0, MAX_INQUIRIES));
}

function readInquiry(value: unknown): readonly SentInquiry[] {
  const { id, sent_at, items } = (value ?? {}) as Partial<SentInquiry>;
  if (typeof id !== "string" || typeof sent_at !== "number") return [];
  return [{ id, sent_at, items: parseList(items) }];
}
