import { aPost } from "./post.ts";
import { anotherPostId } from "./slug-entry.ts";
import { type CaseTable, daysAgo, type Fields, notDate, notText, toChanges } from "./table.ts";

const daysAhead = (days: number) => daysAgo(-days);

export const aTrashedPost: Fields = {
  post: { ...aPost, created_at: daysAgo(9), updated_at: daysAgo(9) },
  deleted_at: daysAgo(1),
  deleted_by: "admin",
  purge_at: daysAhead(29),
  reason: "job",
  job_id: anotherPostId,
};
const trashed = toChanges(aTrashedPost);

export const trashCases: CaseTable = {
  base: aTrashedPost,
  valid: {
    "a post of a job": trashed.having({ job_name: "Enero" }),
    "a post of a job whose name was not kept": aTrashedPost,
    "a post deleted by itself": { ...trashed.lacking("job_id"), reason: "post" },
  },
  invalid: {
    ...notDate(trashed.having, "deleted_at"),
    ...notDate(trashed.having, "purge_at"),
    ...notText(trashed.having, "deleted_by"),
    ...notText(trashed.having, "job_name"),
    "no post": trashed.lacking("post"),
    "a post without address": trashed.having({ post: { title: "Uno" } }),
    "another reason": trashed.having({ reason: "mood" }),
    "the body": trashed.having({ content: "<p>a</p>" }),
  },
};

export const anIndexResult: Fields = {
  slug: "uno",
  url: "https://www.example.com/blog/uno",
  search_result: "Submitted and indexed",
  is_indexed: true,
  confidence: "high",
  checked_at: daysAgo(1),
  expires_at: daysAhead(59),
};
const result = toChanges(anIndexResult);

export const indexResultCases: CaseTable = {
  base: anIndexResult,
  valid: {
    "an indexed article": anIndexResult,
    "an unknown one": result.having({ is_indexed: false, confidence: "medium" }),
  },
  invalid: {
    ...notText(result.having, "search_result"),
    ...notDate(result.having, "checked_at"),
    "an unknown result": result.having({ confidence: "unknown" }),
    "a bad slug": result.having({ slug: "A" }),
    "a text for yes": result.having({ is_indexed: "true" }),
  },
};

export const anAuditEntry: Fields = {
  at: daysAgo(1),
  actor_uid: "admin",
  actor_email: "admin@example.com",
  action: "posts_deleted",
  target: anotherPostId,
  details: { count: 3 },
  expires_at: daysAhead(700),
};
const entry = toChanges(anAuditEntry);

export const auditCases: CaseTable = {
  base: anAuditEntry,
  valid: {
    "a deletion": anAuditEntry,
    "a sign-in": entry.lacking("target"),
    "a save": entry.having({ action: "post_saved", changes: ["published", "renamed"] }),
    "what no person did": entry.having({ actor_uid: "system", actor_email: "" }),
  },
  invalid: {
    ...notDate(entry.having, "at"),
    ...notText(entry.having, "actor_uid"),
    "an unknown action": entry.having({ action: "looked" }),
    "no actor": entry.having({ actor_uid: "" }),
    "a document inside": entry.having({ details: { post: { title: "Uno" } } }),
    "an unknown change": entry.having({ changes: ["looked"] }),
    "no change": entry.having({ changes: [] }),
    "a person's name": entry.having({ name: "Ana" }),
  },
};

export const aMonth: Fields = {
  days: {
    "2026-11-21": {
      views: 40,
      published: 1,
      inquiries: { cotizacion: 2 },
      kept: 1,
      late: 0,
      answer_minutes: [95],
      pages: { "/blog/uno": 2 },
    },
  },
  summed_at: daysAgo(0),
};
const month = toChanges(aMonth);
const dayWith = (fields: Fields) =>
  month.having({
    days: { "2026-11-21": { ...(aMonth.days as Record<string, Fields>)["2026-11-21"], ...fields } },
  });

export const monthCases: CaseTable = {
  base: aMonth,
  valid: {
    "a month": aMonth,
    "a month without events": month.having({ days: {} }),
    "a month as text": month.having({ days: "{}" }),
  },
  invalid: {
    ...notDate(month.having, "summed_at"),
    "an unknown type": dayWith({ inquiries: { queja: 1 } }),
    "half a view": dayWith({ views: 0.5 }),
    "a person's name": dayWith({ name: "Ana" }),
    "a day that is none": month.having({ days: { today: {} } }),
  },
};

export const anArticleMonth: Fields = {
  days: '{"2026-11-21":{"views":40,"published":1}}',
  summed_at: daysAgo(0),
};

export const someFaults: Fields = {
  title: "Pies niveladores",
  links: ["ya-no-esta"],
  pictures: ["0123456789abcdef0123456789abcdef"],
  broken: 2,
  undescribed: 1,
  similar: [{ post_id: anotherPostId, title: "Pies", percent: 82 }],
  most_similar: 82,
  checked_at: daysAgo(0),
};
const faults = toChanges(someFaults);

export const faultCases: CaseTable = {
  base: someFaults,
  valid: {
    "faults of both kinds": someFaults,
    "an article that Google does not have": faults.having({
      not_indexed: { search_result: "Not Found", checked_at: daysAgo(1) },
    }),
    "pictures without text": faults.having({ links: [], pictures: [], broken: 0 }),
  },
  invalid: {
    ...notText(faults.having, "title"),
    ...notDate(faults.having, "checked_at"),
    "a link that is no address": faults.having({ links: ["No Such"] }),
    "a picture of another server": faults.having({ pictures: ["https://a.example/a.png"] }),
    "a similar article without its title": faults.having({
      similar: [{ post_id: anotherPostId, percent: 82 }],
    }),
    "less than none": faults.having({ undescribed: -1 }),
    "the text": faults.having({ content: "<p>a</p>" }),
  },
};

export const aPrint: Fields = {
  title: "Pies niveladores",
  bands: Array.from({ length: 30 }, (_, n) => `${n}-a1b2c3`),
  minima: Array.from({ length: 90 }, (_, n) => n * 1000),
};
const prints = toChanges(aPrint);

export const printCases: CaseTable = {
  base: aPrint,
  valid: { "the print of a text": aPrint },
  invalid: {
    ...notText(prints.having, "title"),
    "a band too few": prints.having({ bands: ["0-a1b2c3"] }),
    "no numbers": prints.having({ minima: Array.from({ length: 90 }, String) }),
    "the text": prints.having({ content: "<p>a</p>" }),
  },
};

export const aPicture: Fields = {
  name: "pie.jpg",
  type: "jpeg",
  width: 1600,
  height: 900,
  bytes: 84_000,
  is_animated: false,
  color: "#c8c8c8",
  uploaded_at: daysAgo(1),
  uploaded_by: "admin",
};
const picture = toChanges(aPicture);

export const pictureCases: CaseTable = {
  base: aPicture,
  valid: {
    "a picture without description": aPicture,
    "a described picture": picture.having({ alt: "Un pie nivelador" }),
    "a deleted picture": picture.having({ deleted_at: daysAgo(1), purge_at: daysAhead(29) }),
    "a picture that is purged": picture.having({ purge_at: daysAgo(1), purging: true }),
  },
  invalid: {
    ...notText(picture.having, "name"),
    ...notText(picture.having, "alt"),
    ...notDate(picture.having, "uploaded_at"),
    ...notDate(picture.having, "deleted_at"),
    ...notDate(picture.having, "purge_at"),
    "a picture that is not purged": picture.having({ purging: false }),
    "a type that is not accepted": picture.having({ type: "bmp" }),
    "no width": picture.having({ width: 0 }),
    "an address as color": picture.having({ color: "url(x)" }),
  },
};
