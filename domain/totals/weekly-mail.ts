import { INQUIRY_TYPES } from "../contact/contact-options.ts";
import { htmlTable, textTable } from "../shared/mail-table.ts";
import { xmlText } from "../shared/xml.ts";
import { changeText, dateText, minutesText, numberText } from "./figure-text.ts";
import { type Days, type Figures, TYPES, toFigures } from "./figures.ts";
import { getLastDay, periodBefore } from "./period.ts";

const MAX_PAGES = 10;
const FIGURES_HEADER = ["Figure", "Week", "Week before", "Change"];
const PAGES_HEADER = ["Page", "Inquiries"];
const PAGES_TITLE = "Pages that brought inquiries";
const ALL_FIGURES = "All figures: ";
const SWITCH_OFF =
  'You get this mail because you switched it on. Switch it off there, under "Weekly mail".';

export interface WeeklyMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Constant, so that duplicates can be recognized. */
  readonly message_id: string;
}

export interface WeeklyMailFacts {
  readonly id: string;
  readonly to: string;
  readonly monday: string;
  /** Of the week and the one before. */
  readonly days: Days;
  readonly overviewUrl: string;
}

/** Compares the figures of a week with those before. */
export function weeklyMail({ id, to, monday, days, overviewUrl }: WeeklyMailFacts): WeeklyMail {
  const week = { monday, weeks: 1 };
  const now = toFigures(days, week);
  const figures = figureRows(now, toFigures(days, periodBefore(week)));
  const pages = now.pages
    .slice(0, MAX_PAGES)
    .map(([path, count]) => [path, numberText(count)] as const);
  const intro = `Website of NHK Group, ${dateText(monday)} to ${dateText(getLastDay(week))}:`;
  const text = [
    intro,
    textTable([FIGURES_HEADER, ...figures]),
    ...(pages.length > 0 ? [PAGES_TITLE, textTable([PAGES_HEADER, ...pages])] : []),
    ALL_FIGURES + overviewUrl,
    SWITCH_OFF,
  ];
  const url = xmlText(overviewUrl);
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<body style="font-family:sans-serif;line-height:1.5">',
    `<p>${intro}</p>${htmlTable(FIGURES_HEADER, figures)}`,
    pages.length > 0 ? `<h2>${PAGES_TITLE}</h2>${htmlTable(PAGES_HEADER, pages)}` : "",
    `<p>${ALL_FIGURES}<a href="${url}">${url}</a></p><p>${xmlText(SWITCH_OFF)}</p></body></html>`,
  ];
  const inquiries = `${numberText(now.inquiries)} ${now.inquiries === 1 ? "inquiry" : "inquiries"}`;
  return {
    to,
    subject: `Weekly figures, ${dateText(monday)}: ${inquiries}`,
    text: `${text.join("\n\n")}\n`,
    html: html.join(""),
    message_id: `<${id}@weekly.nhk-group>`,
  };
}

function figureRows(now: Figures, before: Figures): readonly (readonly string[])[] {
  const row = (name: string, value: number, former: number) => [
    name,
    ...[numberText(value), numberText(former), changeText(value, former)],
  ];
  const types = TYPES.filter((type) => now.byType[type] + before.byType[type] > 0);
  return [
    row("Inquiries", now.inquiries, before.inquiries),
    ...types.map((type) => row(`- ${INQUIRY_TYPES[type]}`, now.byType[type], before.byType[type])),
    row("24-hour promise kept", now.kept, before.kept),
    row("24-hour promise overdue", now.late, before.late),
    answerRow(now.medianAnswer, before.medianAnswer),
    row("Views", now.views, before.views),
    row("Articles published", now.published, before.published),
  ];
}

function answerRow(now: Figures["medianAnswer"], before: Figures["medianAnswer"]) {
  const formatMinutes = (minutes: number | undefined) =>
    minutes === undefined ? "–" : minutesText(minutes);
  const saved = now === undefined || before === undefined ? 0 : before - now;
  const change = `${minutesText(Math.abs(saved))} ${saved > 0 ? "faster" : "slower"}`;
  return [
    "Median answer time",
    formatMinutes(now),
    formatMinutes(before),
    saved === 0 ? "–" : change,
  ];
}
