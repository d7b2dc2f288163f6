import type { StepName } from "domain/shared/site-status";
import { changeText, dateText, minutesText, numberText } from "domain/totals/figure-text";
import { plural } from "#lib/format/plural.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

export const dayText = (day: string) => dayFormat.format(new Date(day));
export const monthText = (day: string) => monthFormat.format(new Date(day));
export { changeText, minutesText, numberText };

const weeksText = (weeks: number) => plural(weeks, "week", "weeks");

/** @param digits of the share */
export function shareText(part: number, all: number, digits = 0): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(digits)} %`;
}

export function percentText(now: number, before: number): string {
  const sign = now < before ? "−" : "+";
  return before === 0 ? "–" : `${sign}${shareText(Math.abs(now - before), before)}`;
}

const moreText = (count: number, isFull: boolean) => `${count}${isFull ? " or more" : " more"}`;

export const messages = {
  title: "Overview",
  period: (from: string, to: string, weeks: number) =>
    `${dateText(from)} to ${dateText(to)}, compared with the ${weeksText(weeks)} before`,
  range: {
    label: "Period",
    "4w": "4 weeks",
    "12w": "12 weeks",
    "12m": "12 months",
    custom: "Custom",
    since: "From",
    until: "To",
    hint: "Up to 24 months. Weeks run from Monday to Sunday, Copenhagen time.",
  },
  loading: "Loading the figures...",
  failure: {
    title: "The figures could not be loaded",
    description: "Check your connection, then try again.",
  },
  summed: (time: string) => `Counted every hour, last at ${time}.`,
  weekly: {
    title: "Weekly mail",
    label: (email: string) => `On Monday mornings, send the figures of the last week to ${email}`,
    failure: "The weekly mail could not be changed",
    advice: "Check your connection, then try again.",
    unread: "Whether it is on could not be loaded.",
  },
  retry: "Retry",
  status: {
    label: "Status of the site",
    loading: "Loading the status...",
    failed: "Status unknown: it could not be loaded.",
    unreadable: "Status unknown: what is stored could not be read.",
    none: "Status unknown: nothing is recorded yet.",
    lastKnown: "Last known:",
    version: (version: string) => `Version ${version === "" ? "of this computer" : version}`,
    mail: (time: string | undefined) => (time ? `Last mail sent ${time}` : "No sent mail recorded"),
    ran: (time: string) => `Jobs last ran ${time}`,
    checks: (used: number | undefined, all: number) =>
      `Index checks today: ${used === undefined ? "unknown" : `${numberText(used)} of ${numberText(all)}`}`,
    overdue: (jobs: string) => `Overdue: ${jobs}.`,
    since: (job: string, time: string) => `${job} (last ran ${time})`,
    unrecorded: (jobs: string) => `No run recorded yet: ${jobs}.`,
    jobs: {
      checkAdministrators: "access",
      publishScheduled: "publishing",
      refreshSitemap: "sitemap",
      submitAddresses: "IndexNow",
      retryMail: "sending mails",
      sumTotals: "figures",
      removeUnsentFiles: "unsent files",
      queueWeeklyMails: "weekly mails",
      reconcileRoles: "roles",
      removeExpiredSubmissions: "expired inquiries",
      emptyTrash: "trash",
      emptyPictureTrash: "deleted pictures",
      trimVersions: "surplus versions",
      trimDrafts: "forgotten drafts",
      markStalePosts: "articles to review",
      checkPosts: "links and pictures",
    } satisfies Record<StepName, string>,
  },
  empty: "Nothing to show yet",
  emptyText: "The figures appear here within an hour.",
  noData: "No data in this period",
  figures: {
    label: "Key figures",
    inquiries: "Inquiries",
    quotes: (count: number) => `${numberText(count)} of them for a quotation`,
    answer: "Median answer time",
    promised: "of the promised 24 working hours",
    faster: (minutes: number) => `${minutesText(minutes)} faster`,
    slower: (minutes: number) => `${minutesText(minutes)} slower`,
    same: "As before",
    views: "Views",
    average: (count: number) => `${numberText(count)} a week on average`,
    published: "Articles published",
    from: (before: number) => `from ${numberText(before)}`,
  },
  chart: "Chart",
  table: "Table",
  showAs: (title: string) => `Show ${title} as`,
  formatTable: (title: string) => `${title}, table`,
  export: "Export CSV",
  week: "Week of",
  soFar: "so far",
  all: "All",
  sum: "Sum",
  inquiries: {
    title: "Inquiries per week",
    text: (count: number, weeks: number, quotes: number, isOpen: boolean) =>
      `${numberText(count)} in ${weeksText(weeks)}, ${numberText(quotes)} of them for a quotation.${
        isOpen ? " The current week ends on Sunday." : ""
      }`,
  },
  promise: {
    title: "24-hour promise",
    kept: "Kept",
    late: "Overdue",
    share: "Kept, share",
    text: (kept: number, late: number, open: number) =>
      `${numberText(kept)} of ${numberText(kept + late)} kept (${shareText(kept, kept + late)}).${
        open === 0 ? "" : ` ${numberText(open)} more not decided yet.`
      }`,
  },
  views: {
    title: "Views per week",
    views: "Views",
    now: "These weeks",
    before: "The weeks before",
    change: "Change",
    text: (now: number, weeks: number, before: number) =>
      `${numberText(now)} in ${weeksText(weeks)}, ${numberText(before)} before.`,
  },
  pages: {
    title: "Which pages bring inquiries",
    text: "The page on which the form was sent, or from which the visitor came to the contact page. Views are counted for articles.",
    page: "Page",
    views: "Views",
    inquiries: "Inquiries",
    rate: "Inquiries per 100 views",
    loading: "Loading the views...",
    failure: {
      title: "The views of pages could not be loaded",
      description: "The other figures are not affected.",
    },
    empty: "No inquiry in this period",
  },
  attention: {
    title: "Needs attention",
    overdue: "Overdue inquiries",
    mails: "Failed mails",
    notMailed: "Not mailed to sales",
    claims: "Drafts with unchecked claims",
    source: { ai: "AI draft", guest: "Guest post" },
    firstChecked: "None among the first, more were not read",
    scheduled: "Scheduled posts",
    broken: "Broken links and pictures",
    formatBroken: (links: number, pictures: number) =>
      [
        links === 0 ? [] : plural(links, "link", "links"),
        pictures === 0 ? [] : plural(pictures, "picture", "pictures"),
      ]
        .flat()
        .join(", "),
    undescribed: "Pictures without text",
    formatUndescribed: (pictures: number) => plural(pictures, "picture", "pictures"),
    similar: "Similar articles",
    similarTo: (title: string, percent: number) => `${percent} % the same as “${title}”`,
    notIndexed: "Not indexed by Google",
    formatNotIndexed: (result: string, day: string) => `${result}, checked ${day}`,
    nightly: "Texts of articles and drafts are checked every night, about 2,000 of them.",
    count: (shown: number, isFull: boolean) => `${shown}${isFull ? "+" : ""}`,
    loading: "Loading...",
    failed: (list: string) => ({ title: `${list} could not be loaded` }),
    none: "None",
    unchecked: "Not checked yet",
    unknown: "Not known whether the texts were checked",
    more: moreText,
    formatMore: (list: string, count: number, isFull: boolean) =>
      `${list}: ${moreText(count, isFull)}`,
  },
} as const;
