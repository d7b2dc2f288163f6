import { describe, expect, it } from "vitest";
import {
  answerDeadline,
  findLatestDue,
  formatRoughWorkingTime,
  formatWorkingTime,
  moveToDay,
  workingTime,
} from "./working-hours.ts";

const at = (iso: string) => new Date(iso);

describe("answerDeadline", () => {
  it.each([
    ["Monday 09:00 in winter ends Wednesday 15:00", "2026-01-05T08:00:00Z", "2026-01-07T14:00:00Z"],
    ["Monday 09:00 in summer ends Wednesday 15:00", "2026-07-06T07:00:00Z", "2026-07-08T13:00:00Z"],
    ["Friday 17:00 waits for the weekend", "2026-01-09T16:00:00Z", "2026-01-14T13:00:00Z"],
    ["Saturday counts from Monday 09:00", "2026-01-10T12:00:00Z", "2026-01-14T14:00:00Z"],
    ["before opening counts from 09:00", "2026-01-05T05:00:00Z", "2026-01-07T14:00:00Z"],
    ["across the change to summer time", "2026-03-27T08:00:00Z", "2026-03-31T13:00:00Z"],
    ["across the change to winter time", "2026-10-23T07:00:00Z", "2026-10-27T14:00:00Z"],
  ])("%s", (_name, start, end) => expect(answerDeadline(at(start))).toEqual(at(end)));
});

describe("workingTime", () => {
  it("counts office hours only", () => {
    expect(workingTime(at("2026-01-09T16:00:00Z"), at("2026-01-12T09:00:00Z"))).toBe(2 * 3_600_000);
  });
  it("is negative after the moment", () => {
    expect(workingTime(at("2026-01-06T10:00:00Z"), at("2026-01-06T09:00:00Z"))).toBe(-3_600_000);
  });
  it("agrees with the deadline", () => {
    const start = at("2026-10-22T11:34:56Z");
    expect(workingTime(start, answerDeadline(start))).toBe(24 * 3_600_000);
  });
  it("is zero over a weekend", () => {
    expect(workingTime(at("2026-01-10T00:00:00Z"), at("2026-01-11T20:00:00Z"))).toBe(0);
  });
});

it("finds the latest start whose deadline has passed", () => {
  for (const now of ["2026-01-07T14:00:00Z", "2026-01-11T20:00:00Z", "2026-03-31T13:00:00Z"]) {
    const due = findLatestDue(at(now));
    expect(answerDeadline(due) <= at(now)).toBe(true);
    expect(answerDeadline(new Date(+due + 61_000)) > at(now)).toBe(true);
  }
});

it.each([
  [0, "less than a minute", "0 min"],
  [40, "40 minutes", "40 min"],
  [60, "1 working hour", "1 h 0 min"],
  [400, "6 working hours", "6 h 40 min"],
  [540, "1 working day", "1 working day"],
  [7984, "14 working days", "14 working days 7 h"],
])("says %i minutes of working time in units that people use", (minutes, rough, exact) => {
  expect(formatRoughWorkingTime(minutes * 60_000)).toBe(rough);
  expect(formatWorkingTime(minutes * 60_000)).toBe(exact);
});

it.each([
  ["2026-12-01T23:30:00Z", "2026-12-24", "2026-12-23T23:30:00Z"],
  ["2026-10-20T08:15:00Z", "2026-10-30", "2026-10-30T09:15:00Z"],
  ["2026-03-30T22:05:00Z", "2026-03-02", "2026-03-01T23:05:00Z"],
])("moves %s to %s with its time at the offices", (from, day, to) => {
  expect(moveToDay(new Date(from), day)).toEqual(new Date(to));
});
