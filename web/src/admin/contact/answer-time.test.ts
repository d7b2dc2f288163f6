import { describe, expect, it } from "vitest";
import { submission } from "#testing/submission.ts";
import { answerText } from "./answer-time.ts";

/** Wednesday, 12:00 in Madrid. */
const NOW = new Date("2026-11-18T11:00:00Z");

describe("answerText", () => {
  it("counts working hours only", () => {
    // 7 h on Wednesday, 9 on Thursday, 8 on Friday from 11:00 (Madrid): one hour has passed.
    expect(answerText(submission(), NOW)).toBe("23 h 0 min left to answer");
    const overdue = submission({ created_at: new Date("2026-11-13T08:00:00Z") });
    expect(answerText(overdue, NOW)).toBe("Overdue by 6 h 0 min");
    const ancient = submission({ created_at: new Date("2024-11-13T08:00:00Z") });
    expect(answerText(ancient, NOW)).toBe("Overdue by more than a month");
  });

  it("is undefined for completed and suspect submissions", () => {
    expect(answerText(submission({ status: "completed" }), NOW)).toBeUndefined();
    expect(answerText(submission({ suspect: true }), NOW)).toBeUndefined();
  });
});
