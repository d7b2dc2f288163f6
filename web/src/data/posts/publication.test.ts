import { describe, expect, it } from "vitest";
import { publicationOf } from "./publication.ts";

const now = new Date("2026-11-21T10:00:00Z");
const past = new Date("2024-05-02T08:15:00Z");
const older = new Date("2023-05-02T08:15:00Z");
const future = new Date("2026-12-24T09:00:00Z");

describe("a new post", () => {
  it("takes the time of saving for both dates when no date was chosen", () => {
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
  it("is scheduled by a future date and not public until then", () => {
    expect(publicationOf({ published: true, date: future }, null, now)).toEqual({
      published: false,
      published_at: undefined,
      created_at: "now",
      scheduled_for: future,
    });
  });
  it("keeps a future date of a draft without scheduling it", () => {
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
  it("keeps both dates when the field is unchanged", () => {
    expect(publicationOf({ published: true, date: "untouched" }, stored, now)).toEqual({
      published: true,
      published_at: undefined,
      created_at: undefined,
      scheduled_for: null,
    });
  });
  it("moves created_at with published_at while both are equal", () => {
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
  it("stays scheduled when only its text changes, and becomes a draft when the switch is off", () => {
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
  it("is published at once when its schedule is overridden", () => {
    const scheduled = { created_at: past, scheduled_for: future };
    expect(publicationOf({ published: true, date: "now" }, scheduled, now)).toEqual({
      published: true,
      published_at: "now",
      created_at: "now",
      scheduled_for: null,
    });
  });
});
