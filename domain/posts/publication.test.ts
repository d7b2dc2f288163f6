import { describe, expect, it } from "vitest";
import { planPublication, planSwitch } from "./publication.ts";

const now = new Date("2026-11-21T10:00:00Z");
const past = new Date("2024-05-02T08:15:00Z");
const older = new Date("2023-05-02T08:15:00Z");
const future = new Date("2026-12-24T09:00:00Z");

describe("a new post", () => {
  it("takes the time of saving for both dates when no date was chosen", () => {
    expect(planPublication({ published: true, date: "untouched" }, null, now)).toEqual({
      published: true,
      published_at: now,
      created_at: now,
      scheduled_for: null,
    });
  });
  it("shows readers a past publication date", () => {
    expect(planPublication({ published: true, date: past }, null, now)).toMatchObject({
      published_at: past,
      created_at: past,
    });
  });
  it("is scheduled by a future date and not public until then", () => {
    expect(planPublication({ published: true, date: future }, null, now)).toEqual({
      published: false,
      published_at: undefined,
      created_at: now,
      scheduled_for: future,
    });
  });
  it("has no publication date as a draft when none was chosen", () => {
    for (const date of ["untouched", "now"] as const) {
      expect(planPublication({ published: false, date }, null, now)).toEqual({
        published: false,
        published_at: undefined,
        created_at: now,
        scheduled_for: null,
      });
    }
  });
  it("keeps a future date of a draft without scheduling it", () => {
    expect(planPublication({ published: false, date: future }, null, now)).toEqual({
      published: false,
      published_at: future,
      created_at: now,
      scheduled_for: null,
    });
  });
});

describe("a draft that is published later", () => {
  const publish = (before: Parameters<typeof planPublication>[1]) =>
    planPublication({ published: true, date: "untouched" }, before, now);
  it("has the date of its publication when none was chosen", () => {
    const draft = { published: false, created_at: past };
    expect(publish(draft)).toMatchObject({ published_at: now, created_at: now });
    const saved = planPublication({ published: false, date: "untouched" }, draft, now);
    expect(saved).toMatchObject({ published_at: undefined, created_at: undefined });
  });
  it("has the date that was chosen for it", () => {
    const chosen = { published: false, created_at: older, published_at: older, recorded_at: past };
    expect(publish(chosen)).toMatchObject({ published_at: undefined, created_at: undefined });
  });
  it("has the chosen date that was still to come when it was written", () => {
    const chosen = { published: false, created_at: older, published_at: past };
    expect(publish(chosen)).toMatchObject({ published_at: undefined, created_at: past });
  });
  it("has the date that its import gave it, also after a save as draft", () => {
    const imported = { published: false, created_at: older, recorded_at: past };
    expect(publish(imported)).toMatchObject({ published_at: older, created_at: undefined });
    const saved = planPublication({ published: false, date: "untouched" }, imported, now);
    expect(saved).toMatchObject({ published_at: undefined, created_at: undefined });
  });
  it("keeps its date when it was public before", () => {
    const unpublished = { published: false, created_at: past, published_at: past };
    expect(publish(unpublished)).toMatchObject({ published_at: undefined, created_at: undefined });
  });
});

it.each([
  ["no date", {}, { published_at: now, created_at: now }],
  ["a date to come", { published_at: future }, { published_at: now, created_at: now }],
  ["a schedule", { scheduled_for: future }, { published_at: now, created_at: now }],
  ["a chosen date", { published_at: past }, { published_at: undefined, created_at: undefined }],
  ["an import's date", { recorded_at: now }, { published_at: past, created_at: undefined }],
])("a draft with %s is published from the list", (_, dates, expected) => {
  const draft = { published: false, created_at: past, ...dates };
  const result = planSwitch(draft, true, now);
  expect(result).toEqual({ published: true, scheduled_for: null, ...expected });
});

describe("a stored post", () => {
  const stored = { published: true, created_at: past, published_at: past };
  it("keeps both dates when the field is unchanged", () => {
    expect(planPublication({ published: true, date: "untouched" }, stored, now)).toEqual({
      published: true,
      published_at: undefined,
      created_at: undefined,
      scheduled_for: null,
    });
  });
  it("moves created_at with published_at while both are equal", () => {
    expect(planPublication({ published: true, date: older }, stored, now)).toMatchObject({
      published_at: older,
      created_at: older,
    });
    const parted = { published: true, created_at: now, published_at: past };
    expect(planPublication({ published: true, date: older }, parted, now)).toMatchObject({
      published_at: older,
      created_at: undefined,
    });
  });
  it("stays scheduled when only its text changes, and becomes a draft when the switch is off", () => {
    const scheduled = { published: false, created_at: past, scheduled_for: future };
    expect(planPublication({ published: true, date: "untouched" }, scheduled, now)).toMatchObject({
      published: false,
      scheduled_for: future,
    });
    expect(planPublication({ published: false, date: "untouched" }, scheduled, now)).toMatchObject({
      published: false,
      scheduled_for: null,
    });
  });
  it("is published at once when its schedule is overridden", () => {
    const scheduled = { published: false, created_at: past, scheduled_for: future };
    expect(planPublication({ published: true, date: "now" }, scheduled, now)).toEqual({
      published: true,
      published_at: now,
      created_at: now,
      scheduled_for: null,
    });
  });
});
