import { expect, it } from "vitest";
import type { DayTotals } from "./daily-totals.ts";
import type { Days } from "./figures.ts";
import { weeklyMail } from "./weekly-mail.ts";

const day = (rest: Partial<DayTotals>): DayTotals => ({
  ...{ views: 0, published: 0, inquiries: {}, kept: 0, late: 0, answer_minutes: [], pages: {} },
  ...rest,
});
const days = {
  "2026-11-09": day({ views: 1000, inquiries: { soporte: 2 }, answer_minutes: [480] }),
  "2026-11-16": day({ views: 1250, inquiries: { cotizacion: 2 }, kept: 1, pages: { "/a&b": 2 } }),
  "2026-11-22": day({ published: 1, late: 1, inquiries: { otros: 1 }, answer_minutes: [400] }),
  "2026-11-23": day({ views: 9999 }),
};
const toMail = (some: Days) =>
  weeklyMail({
    ...{ id: "2026-11-16_eva", to: "eva@nhk.example", monday: "2026-11-16", days: some },
    overviewUrl: "https://nhk.example/nhk/overview",
  });

it("has the figures of the week, compared with the week before, as text", () => {
  const { text, ...rest } = toMail(days);
  expect(rest).toMatchObject({
    to: "eva@nhk.example",
    subject: "Weekly figures, Nov 16, 2026: 3 inquiries",
    message_id: "<2026-11-16_eva@weekly.nhk-group>",
  });
  expect(text).toBe(`Website of NHK Group, Nov 16, 2026 to Nov 22, 2026:

Figure                   Week        Week before  Change
Inquiries                3           2            +1
- Cotización             2           0            +2
- Soporte                0           2            −2
- Otros                  1           0            +1
24-hour promise kept     1           0            +1
24-hour promise overdue  1           0            +1
Median answer time       6 h 40 min  8 h 0 min    1 h 20 min faster
Views                    1,250       1,000        +250
Articles published       1           0            +1

Pages that brought inquiries

Page  Inquiries
/a&b  2

All figures: https://nhk.example/nhk/overview

You get this mail because you switched it on. Switch it off there, under "Weekly mail".
`);
});

it("has the same figures as HTML, which loads nothing and shows paths as text", () => {
  const { html } = toMail(days);
  expect(html).toMatch(/<td [^>]+>Views<\/td><td [^>]+>1,250<\/td><td [^>]+>1,000<\/td>/);
  expect(html).toMatch(/<td [^>]+>\/a&amp;b<\/td><td [^>]+>2<\/td>/);
  expect(html).toContain('<a href="https://nhk.example/nhk/overview">');
  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|src=/);
});

it("tells a week without events, and ten pages at most", () => {
  const { subject, text } = toMail({});
  expect(subject).toBe("Weekly figures, Nov 16, 2026: 0 inquiries");
  expect(text).toMatch(/^Median answer time +– +– +–$/m);
  expect(text).not.toContain("Pages that");
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`/blog/${n}`, 1]));
  const many = toMail({ "2026-11-18": day({ inquiries: { otros: 1 }, pages }) });
  expect(many.subject).toContain(": 1 inquiry");
  expect(many.text.match(/^\/blog\//gm)).toHaveLength(10);
});
