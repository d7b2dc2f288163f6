import { OFFICE_ZONE } from "domain/contact/working-hours";
import { adminDate } from "kit/lib/format/dates";

const monthFormat = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const dayFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const timeFormat = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: OFFICE_ZONE });

export const monthText = (month: string) => monthFormat.format(new Date(month));
export const dayText = (day: string) => dayFormat.format(new Date(day));
export const timeText = (date: Date) => timeFormat.format(date);

export const messages = {
  title: "Calendar",
  zone: "Times are of Copenhagen.",
  hint: "A planned post moves to another day by its button.",
  dragHint: "A planned post moves to another day by its button, or when you drag it.",
  posts: "All posts",
  previous: "Previous month",
  next: "Next month",
  today: "Today",
  loading: "Loading the calendar...",
  failure: { title: "Could not load the calendar", description: "Please try again." },
  empty: "Nothing is planned or published in this month.",
  tooMany: "Only the first 500 posts of this time are shown.",
  states: { scheduled: "Scheduled", published: "Published", draft: "Draft" },
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  move: (title: string) => `Move “${title}”`,
  dialog: {
    title: (title: string) => `Move “${title}”`,
    day: "Day of publication",
    keeps: (time: string) => `It keeps its time, ${time}.`,
    past: "This time has passed.",
    go: "Move",
    busy: "Moving...",
    cancel: "Cancel",
  },
  moved: (title: string, date: Date) => `“${title}” moved to ${adminDate(date, OFFICE_ZONE)}`,
  movedBack: (title: string, date: Date) => `“${title}” is back on ${adminDate(date, OFFICE_ZONE)}`,
  undo: "Undo",
  past: {
    title: "A post cannot move into the past",
    description: "Open it to publish it now.",
  },
  conflict: {
    title: "Somebody changed this post meanwhile",
    description: "It was not moved. The calendar shows its present date.",
  },
  failed: { title: "The post was not moved", description: "Please try again." },
} as const;
