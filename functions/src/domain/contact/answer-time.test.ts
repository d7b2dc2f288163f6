import { describe, expect, it } from "vitest";
import { answerText, groupOf, isLate } from "./answer-time.ts";

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
    expect(answerText(submission(), NOW)).toBe("23 h 0 min left to answer");
    const overdue = submission({ created_at: new Date("2026-11-13T08:00:00Z") });
    expect(answerText(overdue, NOW)).toBe("Overdue by 6 h 0 min");
    const ancient = submission({ created_at: new Date("2024-11-13T08:00:00Z") });
    expect(answerText(ancient, NOW)).toBe("Overdue by more than a month");
  });

  it("is the time from the request to its answer, if it is known", () => {
    const status = "completed";
    const answered = (answered_at: Date) => submission({ status, answered_at });
    const next = answered(new Date("2026-11-19T09:30:00Z"));
    expect(answerText(next, NOW)).toBe("Answered in 8 h 30 min");
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
] as const)("groupOf puts a submission under %s", (group, change) => {
  expect(groupOf(submission(change), NOW)).toBe(group);
});
