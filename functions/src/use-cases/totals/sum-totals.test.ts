import type { Submission } from "domain/contact/submission";
import { testSubmission } from "domain/testing/test-submission";
import type { DayTotals } from "domain/totals/daily-totals";
import { daysFrom } from "domain/totals/days-text";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryStore } from "../../testing/memory-store.ts";
import { type SumTotalsDeps, sumTotals } from "./sum-totals.ts";

const MONDAY = "2026-11-16T09:00:00Z";

function site() {
  const { store, documents, clock } = memoryStore();
  const views = new Map<string, number>();
  const publications: Date[] = [];
  const deps: SumTotalsDeps = {
    store,
    now: () => clock.now,
    viewsOn: async (day) => views.get(day) ?? 0,
    publishedBetween: async (from, before) =>
      publications.filter((date) => date >= from && date < before).length,
  };
  const { contact_submissions, daily_totals } = documents;
  const send = (created: string, rest: Partial<Submission> = {}) =>
    contact_submissions.set(`sent-${contact_submissions.size}`, {
      ...testSubmission.fields,
      ...{ status: "pending", notes: "", source: "contacto", mail: "sent", page: "" },
      ...{ created_at: new Date(created), suspect: false, marketing: false },
      ...rest,
    });
  const answered = (iso: string) =>
    ({ status: "completed", answered_at: new Date(iso) }) as const satisfies Partial<Submission>;
  const daysIn = (month: string) => daysFrom(daily_totals.get(month)?.days ?? {});
  const getDay = (day: string) => daysIn(day.slice(0, 7))[day];
  clock.now = new Date("2026-11-21T10:00:00Z");
  return { deps, clock, views, publications, send, answered, daysIn, getDay, ...documents };
}

describe("sumTotals", () => {
  it("sums views, publications and inquiries of each day by type, page and promise", async () => {
    const { deps, views, publications, send, answered, daysIn, getDay, daily_totals } = site();
    views.set("2026-11-16", 40);
    publications.push(new Date("2026-11-16T08:00:00Z"), new Date("2026-11-16T22:59:59Z"));
    send(MONDAY, { page: "/blog/acero", ...answered("2026-11-16T10:30:00Z") });
    send(MONDAY, {
      page: "/blog/acero",
      inquiry_type: "otros",
      ...answered("2026-11-19T14:00:00Z"),
    });
    send(MONDAY, { source: "landing", page: "/catalogo" });
    send("2026-11-20T09:00:00Z");
    send("2026-11-20T09:00:00Z", { source: "lista", page: "/catalogo" });
    await sumTotals(deps);
    expect(getDay("2026-11-16")).toEqual({
      views: 40,
      published: 2,
      inquiries: { cotizacion: 2, otros: 1 },
      kept: 1,
      late: 2,
      answer_minutes: [90, 1920],
      pages: { "/blog/acero": 2, "/": 1 },
    });
    expect(getDay("2026-11-20")).toMatchObject({
      kept: 0,
      late: 0,
      pages: { "/contacto": 1, "/lista": 1 },
    });
    expect(Object.keys(daysIn("2026-11"))).toHaveLength(2);
    expect(JSON.stringify([...daily_totals])).not.toMatch(/valdeoro|Marta/);
  });

  it("counts a day from midnight at the offices, and no suspects", async () => {
    const { deps, send, getDay } = site();
    send("2026-10-31T22:59:59Z");
    send("2026-10-31T23:00:00Z");
    send("2026-10-31T23:00:01Z", { suspect: true });
    await sumTotals(deps);
    expect(getDay("2026-10-31")?.inquiries).toEqual({ cotizacion: 1 });
    expect(getDay("2026-11-01")?.inquiries).toEqual({ cotizacion: 1 });
  });

  it("counts pages that are none as the contact page, and 50 a day", async () => {
    const { deps, send, getDay } = site();
    for (const page of ["//evil.example", "/a@b.example", "<b>", "/".padEnd(300, "a")])
      send(MONDAY, { page });
    for (let n = 0; n < 60; n += 1) send(MONDAY, { page: `/blog/${n}` });
    await sumTotals(deps);
    const { pages = {}, inquiries } = getDay("2026-11-16") ?? {};
    expect(pages["/contacto"]).toBe(4);
    expect(Object.keys(pages)).toHaveLength(50);
    expect(inquiries).toEqual({ cotizacion: 64 });
  });

  it("sums two years on its first run, and more inquiries than a query returns", async () => {
    const { deps, send, daily_totals } = site();
    for (let n = 0; n < 1300; n += 1) send(new Date(Date.UTC(2024, 11, 1, n * 13)).toISOString());
    await sumTotals(deps);
    const days = [...daily_totals.values()].flatMap((month) => Object.values(daysFrom(month.days)));
    const sum = days.reduce((total, { inquiries }) => total + (inquiries.cotizacion ?? 0), 0);
    expect([daily_totals.size, sum]).toEqual([25, 1300]);
  });

  it("keeps a month that was summed 31 days after its end, and sums a deleted one again", async () => {
    const { deps, clock, send, getDay, contact_submissions, daily_totals } = site();
    send(MONDAY);
    clock.now = new Date("2026-12-31T22:00:00Z");
    await sumTotals(deps);
    send(MONDAY);
    clock.now = new Date("2026-12-31T23:00:00Z");
    await sumTotals(deps);
    expect(getDay("2026-11-16")?.inquiries).toEqual({ cotizacion: 2 });
    contact_submissions.delete("sent-0");
    clock.now = new Date("2027-01-01T00:00:00Z");
    await sumTotals(deps);
    expect(getDay("2026-11-16")?.inquiries).toEqual({ cotizacion: 2 });
    daily_totals.delete("2026-11");
    await sumTotals(deps);
    expect(getDay("2026-11-16")?.inquiries).toEqual({ cotizacion: 1 });
  });

  it("asks for the views of a day until the day after it has ended", async () => {
    const { deps, clock, views, getDay } = site();
    const requestedDays = new Set<string>();
    const viewsOn = async (day: string) => {
      requestedDays.add(day);
      return views.get(day) ?? 0;
    };
    views.set("2026-11-19", 3);
    views.set("2026-11-20", 4);
    await sumTotals({ ...deps, viewsOn });
    views.set("2026-11-20", 5);
    clock.now = new Date("2026-11-21T22:00:00Z");
    requestedDays.clear();
    await sumTotals({ ...deps, viewsOn });
    expect([...requestedDays]).toEqual(["2026-11-20", "2026-11-21"]);
    expect([getDay("2026-11-19")?.views, getDay("2026-11-20")?.views]).toEqual([3, 5]);
    clock.now = new Date("2026-11-21T23:30:00Z");
    await sumTotals({ ...deps, viewsOn });
    requestedDays.clear();
    await sumTotals({ ...deps, viewsOn });
    expect([...requestedDays]).toEqual(["2026-11-21", "2026-11-22"]);
    expect([getDay("2026-11-19")?.views, getDay("2026-11-20")?.views]).toEqual([3, 5]);
  });

  it("copies days without inquiries, also of months that an earlier release summed", async () => {
    const { deps, views, send, daily_totals, article_totals } = site();
    views.set("2026-11-16", 40);
    send(MONDAY);
    await sumTotals(deps);
    const november = { "2026-11-16": { views: 40, published: 0 } };
    expect(JSON.parse(article_totals.get("2026-11")?.days ?? "")).toEqual(november);
    const summed_at = new Date("2026-11-02T00:00:00Z");
    const day = { ...daysFrom(daily_totals.get("2026-11")?.days ?? {})["2026-11-16"], views: 7 };
    daily_totals.set("2025-03", { days: { "2025-03-04": day as DayTotals }, summed_at });
    article_totals.delete("2025-03");
    await sumTotals(deps);
    expect(article_totals.get("2025-03")).toEqual({
      days: '{"2025-03-04":{"views":7,"published":0}}',
      summed_at,
    });
    expect(article_totals.size).toBe(25);
  });

  it("interrupted at any step, a repeat ends the same, and no month is half a sum", async () => {
    const { interrupted, ends, expected } = await failAtEveryStep(() => {
      const { deps, clock, views, send, daily_totals, article_totals } = site();
      // Each day of the open months, October and November, is two steps.
      clock.now = new Date("2026-11-03T10:00:00Z");
      send("2026-11-02T09:00:00Z");
      views.set("2026-11-02", 7);
      for (let n = 0; n < 23; n += 1) {
        const month = new Date(Date.UTC(2024, 10 + n, 1)).toISOString().slice(0, 7);
        daily_totals.set(month, { days: {}, summed_at: new Date("2026-11-02T00:00:00Z") });
      }
      return {
        deps,
        run: sumTotals,
        state: () => [daily_totals, article_totals].map((months) => Object.fromEntries(months)),
      };
    }, 50);
    expect(ends).toEqual(expected);
    const findNovember = (state: unknown) =>
      JSON.stringify(state).match(/\\"2026-11-02\\":\{.+?\}\}/)?.[0];
    const november = findNovember(expected[0]?.state);
    expect(november).toContain("2026-11-02");
    for (const { state } of interrupted)
      expect([undefined, november]).toContain(findNovember(state));
  });
});
