import { type Browser, chromium } from "@playwright/test";
import { INQUIRY_TYPES, type InquiryType } from "functions/domain/contact/contact-options";
import type { Submission } from "functions/domain/contact/submission";
import { dayStart, localDay } from "functions/domain/contact/working-hours";
import { mondayOf, shiftDay } from "functions/domain/totals/period";
import { memoryStore } from "../../functions/src/testing/memory-store.ts";
import { sumTotals } from "../../functions/src/use-cases/totals/sum-totals.ts";
import { overview } from "../e2e/screens/overview.screen.ts";
import { createAdmin, demoAdmin, signedInState } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { documentReads, mostReads } from "../support/browser/document-reads.ts";
import { aPost, aSubmission, idOf } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import type { AnswerFigures } from "./answers.bench.ts";
import { median } from "./bench.ts";
import { articleId, articlePath, slugOf } from "./many-articles.ts";
import { DESKTOP, slowDown } from "./profiles.ts";

const INQUIRIES = 100_000;
/** The newest. */
const OPEN_INQUIRIES = 1000;
const ARTICLES = 3000;
const READ_ARTICLES = 20;
const SHOWN_PAGES = 15;
const VIEWS = 300;
const WEEKS = 105;
const MOST_DOCUMENTS = 120;
const BATCH = 500;
const HOUR_MS = 3_600_000;
const CHARTS = ["Inquiries per week", "24-hour promise", "Views per week"];

const { db } = adminSdk();
const count = (number: number) => number.toLocaleString("en-US");
const NOW = Date.now();
const today = localDay(new Date(NOW));
const monday = shiftDay(mondayOf(today), -7 * (WEEKS - 1));
const FIRST = dayStart(monday).getTime();
const TYPES = Object.keys(INQUIRY_TYPES) as InquiryType[];

/**
 * Opens the overview of two years, from its address to the last figure and chart. The totals are those of all
 * inquiries, summed by the product in memory; of the inquiries themselves the emulator has the newest, because it
 * answers a query for four of them by reading all. Firestore has an index for each list.
 */
export async function measureOverview(
  rounds: number,
  executablePath: string,
): Promise<readonly AnswerFigures[]> {
  await reset();
  await createAdmin(adminSdk(), demoAdmin);
  await storeAll(ARTICLES, post);
  const began = performance.now();
  await storeTotals();
  const summing = performance.now() - began;
  await storeAll(OPEN_INQUIRIES, (n) => inquiry(INQUIRIES - OPEN_INQUIRIES + n));
  await storeAll(READ_ARTICLES * WEEKS, viewsOfDay);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const times: Opened[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) times.push(await opened(browser));
  } finally {
    await browser.close();
  }
  const of = (name: keyof Opened) => median(times.slice(1).map((one) => one[name]));
  const data = `${count(INQUIRIES)} inquiries and ${count(ARTICLES)} posts`;
  return [
    { name: `overview of two years, ${data}`, time: of("charts"), limit: 2500 },
    { name: "the same, with its last list", time: of("lists"), limit: null },
    { name: `${count(INQUIRIES)} inquiries are summed`, time: summing, limit: null },
  ];
}

/** Evenly over the period; each hundredth answer is late, and the last inquiries are open. */
function inquiry(n: number): readonly [path: string, fields: Submission] {
  const created = FIRST + (n * (NOW - FIRST)) / INQUIRIES;
  const hours = n % 100 === 0 ? 240 : 1 + (n % 5);
  const isAnswered = n < INQUIRIES - OPEN_INQUIRIES;
  const { id, ...fields } = aSubmission({
    id: idOf(`inquiry ${n}`),
    created_at: new Date(created),
    inquiry_type: TYPES[n % TYPES.length] ?? "otros",
    page: articlePath(n % READ_ARTICLES),
    mail: n % 100 === 0 ? "failed" : "sent",
    ...(isAnswered && { status: "completed", answered_at: new Date(created + hours * HOUR_MS) }),
  });
  return [`contact_submissions/${id}`, fields];
}

async function storeTotals(): Promise<void> {
  const { store, documents } = memoryStore();
  for (let n = 0; n < INQUIRIES; n += 1) {
    const [path, fields] = inquiry(n);
    documents.contact_submissions.set(path, fields);
  }
  await sumTotals({
    store,
    now: () => new Date(NOW),
    viewsOn: async (day) => (mondayOf(day) === day ? READ_ARTICLES * VIEWS : 0),
    publishedBetween: async () => Math.round(ARTICLES / (7 * WEEKS)),
  });
  for (const [month, totals] of documents.daily_totals)
    await db.doc(`daily_totals/${month}`).set(totals);
}

/** Without words of searches, which the emulator would read for each page. */
function post(n: number): readonly [path: string, fields: object] {
  const { id, ...fields } = aPost({ slug: slugOf(n), view_count: ARTICLES - n });
  return [`blog_posts/${id}`, fields];
}

function viewsOfDay(n: number): readonly [path: string, fields: object] {
  const day = shiftDay(monday, 7 * Math.floor(n / READ_ARTICLES));
  const post_id = articleId(n % READ_ARTICLES);
  return [`post_views/${post_id}_${day}`, { post_id, day, views: VIEWS }];
}

async function storeAll(
  total: number,
  documentOf: (n: number) => readonly [path: string, fields: object],
): Promise<void> {
  for (let start = 0; start < total; start += BATCH) {
    const batch = db.batch();
    for (let n = start; n < Math.min(start + BATCH, total); n += 1) {
      const [path, fields] = documentOf(n);
      batch.create(db.doc(path), fields);
    }
    await batch.commit();
  }
}

async function opened(browser: Browser): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    storageState: await signedInState(demoAdmin),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { figures, chart, pages } = overview(page);
  const address = `${addresses().site}/nhk/overview?range=custom&since=${monday}&until=${today}`;
  const lastRow = pages.getByRole("row").nth(SHOWN_PAGES);
  await page.goto(address);
  await lastRow.waitFor();
  await slowDown(session, DESKTOP);
  await session.send("Network.clearBrowserCache");
  const reads = documentReads(page);
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await Promise.all([
    figures.getByText(count(INQUIRIES), { exact: true }).waitFor(),
    ...CHARTS.map((name) => chart(name).locator("svg").waitFor()),
  ]);
  const charts = performance.now() - began;
  await lastRow.waitFor();
  await page.getByText(/^Loading/).waitFor({ state: "detached" });
  const lists = performance.now() - began;
  const most = mostReads(reads);
  if (most > MOST_DOCUMENTS) throw new Error(`The overview read up to ${most} documents`);
  await context.close();
  return { charts, lists };
}

interface Opened {
  readonly charts: number;
  /** The emulator looks for the articles of the list by reading all posts. */
  readonly lists: number;
}
