import { describe, expect, it } from "vitest";
import { publicationOf } from "./publication.ts";

const now = new Date("2026-11-21T10:00:00Z");
const past = new Date("2024-05-02T08:15:00Z");
const older = new Date("2023-05-02T08:15:00Z");
const future = new Date("2026-12-24T09:00:00Z");

describe("a new post", () => {
  it("has the moment of its saving for both dates when nobody chose one", () => {
    expect(publicationOf({ published: true, date: "untouched" }, null, now)).toEqual({
      published: true,
      published_at: "now",
      created_at: "now",
      scheduled_for: null,
    });
  });
  it("shows readers a past publication date", () => {
    expect(publicationOf({ published: true, date: past }, null, now)).toMatchObject({
      published_at: past,
      created_at: past,
    });
  });
  it("is scheduled by a date to come, and not public until then", () => {
    expect(publicationOf({ published: true, date: future }, null, now)).toEqual({
      published: false,
      published_at: undefined,
      created_at: "now",
      scheduled_for: future,
    });
  });
  it("keeps a date to come for a draft, without a schedule", () => {
    expect(publicationOf({ published: false, date: future }, null, now)).toEqual({
      published: false,
      published_at: future,
      created_at: "now",
      scheduled_for: null,
    });
  });
});

describe("a stored post", () => {
  const stored = { created_at: past, published_at: past };
  it("keeps both dates when the field is not touched", () => {
    expect(publicationOf({ published: true, date: "untouched" }, stored, now)).toEqual({
      published: true,
      published_at: undefined,
      created_at: undefined,
      scheduled_for: null,
    });
  });
  it("moves the readers' date with the publication date while both are equal", () => {
    expect(publicationOf({ published: true, date: older }, stored, now)).toMatchObject({
      published_at: older,
      created_at: older,
    });
    const parted = { created_at: now, published_at: past };
    expect(publicationOf({ published: true, date: older }, parted, now)).toMatchObject({
      published_at: older,
      created_at: undefined,
    });
  });
  it("stays scheduled when only its text changes, and is a draft again when the switch is off", () => {
    const scheduled = { created_at: past, scheduled_for: future };
    expect(publicationOf({ published: true, date: "untouched" }, scheduled, now)).toMatchObject({
      published: false,
      scheduled_for: future,
    });
    expect(publicationOf({ published: false, date: "untouched" }, scheduled, now)).toMatchObject({
      published: false,
      scheduled_for: null,
    });
  });
  it("is public at once when its schedule is overridden", () => {
    const scheduled = { created_at: past, scheduled_for: future };
    expect(publicationOf({ published: true, date: "now" }, scheduled, now)).toEqual({
      published: true,
      published_at: "now",
      created_at: "now",
      scheduled_for: null,
    });
  });
});
