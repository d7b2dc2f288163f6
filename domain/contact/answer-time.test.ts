import { describe, expect, it } from "vitest";
import { answerText, dueText, getGroup, isLate } from "./answer-time.ts";

/** Wednesday, 12:00 in Madrid. */
const NOW = new Date("2026-11-18T11:00:00Z");

type Promised = Parameters<typeof isLate>[0];
const submission = (change: Partial<Promised> = {}): Promised => ({
  created_at: new Date("2026-11-18T10:00:00Z"),
  status: "pending",
  suspect: false,
  ...change,
});

describe("answerText", () => {
  it("counts working hours only", () => {
    // 7 h on Wednesday, 9 on Thursday, 8 on Friday from 11:00 (Madrid): one hour has passed.
    expect(answerText(submission(), NOW)).toBe("Due Fri 17:00 (2 working days)");
    expect(dueText(submission(), NOW)).toBe("Due Fri 17:00");
    const overdue = submission({ created_at: new Date("2026-11-13T08:00:00Z") });
    expect(answerText(overdue, NOW)).toBe("6 working hours overdue");
    const ancient = submission({ created_at: new Date("2024-11-13T08:00:00Z") });
    expect(answerText(ancient, NOW)).toBe("More than a month overdue");
  });

  it.each([
    ["2026-11-20T15:50:00Z", "Due today 17:00 (10 minutes)"],
    ["2026-11-20T16:00:00Z", "Due today 17:00 (less than a minute)"],
    ["2026-11-20T16:00:30Z", "less than a minute overdue"],
    ["2026-11-22T12:00:00Z", "1 working hour overdue"],
    ["2026-11-24T12:00:00Z", "1 working day overdue"],
    ["2026-11-26T16:00:00Z", "4 working days overdue"],
  ])("at %s says %s", (now, text) => {
    expect(answerText(submission(), new Date(now))).toBe(text);
  });

  it("takes today from the offices, where the day begins before midnight of UTC", () => {
    const eve = new Date("2026-11-19T23:30:00Z");
    expect(dueText(submission(), eve)).toBe("Due today 17:00");
    expect(getGroup(submission(), eve)).toBe("today");
  });

  it("names the deadline while no working time has passed since it", () => {
    // 24 working hours after Thursday 12:00 end on Monday at 18:00, when the offices close.
    const evening = submission({ created_at: new Date("2026-11-12T11:00:00Z") });
    expect(answerText(evening, new Date("2026-11-16T20:00:00Z"))).toBe("Overdue since Mon 18:00");
  });

  it("is the time from the request to its answer, if it is known", () => {
    const status = "completed";
    const answered = (answered_at: Date) => submission({ status, answered_at });
    const next = answered(new Date("2026-11-19T09:30:00Z"));
    expect(answerText(next, NOW)).toBe("Answered in 8 working hours");
    expect(isLate(next, NOW)).toBe(false);
    expect(isLate(answered(new Date("2026-11-24T09:30:00Z")), NOW)).toBe(true);
    const ancient = answered(new Date("2027-01-24T09:30:00Z"));
    expect(answerText(ancient, NOW)).toBe("Answered after more than a month");
  });

  it("is undefined for completed and suspect submissions", () => {
    expect(answerText(submission({ status: "completed" }), NOW)).toBeUndefined();
    expect(answerText(submission({ suspect: true }), NOW)).toBeUndefined();
  });
});

it.each([
  ["overdue", { created_at: new Date("2026-11-13T08:00:00Z") }],
  ["today", { created_at: new Date("2026-11-16T08:00:00Z") }],
  ["later", {}],
  ["completed", { status: "completed" }],
  ["suspect", { suspect: true }],
] as const)("getGroup puts a submission under %s", (group, change) => {
  expect(getGroup(submission(change), NOW)).toBe(group);
});
