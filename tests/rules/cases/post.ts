import { MAX_PICTURES } from "domain/pictures/picture-ids";
import { limits } from "domain/shared/limits";
import {
  type CaseTable,
  daysAgo,
  type Fields,
  joinCases,
  notDate,
  notText,
  optionalLine,
  optionalText,
  repeatedCases,
  requiredLine,
  toChanges,
  writeTime,
} from "./table.ts";

export const aPost: Fields = {
  title: "Pies niveladores higiénicos: guía de selección",
  slug: "pies-niveladores-higienicos",
  excerpt: "Cómo elegir el pie.",
  featured_image_url: "https://images.example/pie.webp?w=1200",
  image_alt: "Pie nivelador de acero inoxidable",
  meta_title: "Pies niveladores",
  meta_description: "Guía de selección.",
  picture_ids: ["0123456789abcdef".repeat(2)],
  search_terms: ["pies", "nivelado", "pie", "niv"],
  headings: "Cargas · Materiales",
  tags: ["pies-niveladores", "lacteos"],
  chosen_tags: ["lacteos"],
  labels: ["Ferias", "Norma EN 1672"],
  author_name: "Ana Ruiz",
  published: true,
  published_at: daysAgo(2),
  scheduled_for: daysAgo(3),
  created_at: daysAgo(2),
  updated_at: writeTime,
  recorded_at: writeTime,
  view_count: 0,
};
const { having, lacking } = toChanges(aPost);

export function slugCases(make: (fields: Fields) => Fields, field: string) {
  return {
    valid: {
      [`${field} of ${limits.slug} letters`]: make({ [field]: "a".repeat(limits.slug) }),
      [`${field} of one figure`]: make({ [field]: "7" }),
    },
    invalid: {
      ...notText(make, field),
      [`${field} empty`]: make({ [field]: "" }),
      [`${field} of ${limits.slug + 1} letters`]: make({ [field]: "a".repeat(limits.slug + 1) }),
      [`${field} with a capital`]: make({ [field]: "Pie" }),
      [`${field} with an accent`]: make({ [field]: "pié" }),
      [`${field} with two hyphens`]: make({ [field]: "a--b" }),
      [`${field} that ends in a hyphen`]: make({ [field]: "a-" }),
      [`${field} that begins with a hyphen`]: make({ [field]: "-a" }),
      [`${field} with a slash`]: make({ [field]: "a/b" }),
      [`${field} with a line feed at its end`]: make({ [field]: "a\n" }),
    },
  };
}

function tagsCases(field: string) {
  const make = (tags: unknown) => having({ [field]: tags });
  return {
    valid: {
      [`${field} empty`]: make([]),
      [`${limits.tags} ${field} of 40 letters`]: make(Array(limits.tags).fill("a".repeat(40))),
      [`${field} that are unknown`]: make(["naval"]),
    },
    invalid: {
      [`${field} null`]: make(null),
      [`${field} a number`]: make(7),
      [`${field} a map`]: make({ ruedas: true }),
      [`${field} in one text`]: make("ruedas"),
      [`${limits.tags + 1} ${field}`]: make(Array(limits.tags + 1).fill("ruedas")),
      [`${field} of one letter`]: make(["a"]),
      [`${field} of 41 letters`]: make(["a".repeat(41)]),
      [`${field} with an empty one`]: make(["ruedas", ""]),
      [`${field} with two in one text`]: make(["ruedas,bebidas"]),
      [`${field} with a capital`]: make(["Ruedas"]),
      [`${field} with an accent`]: make(["lácteos"]),
      [`${field} with a number among them`]: make(["ruedas", 12]),
      [`${field} with null`]: make([null]),
    },
  };
}

const DATES = ["published_at", "scheduled_for", "created_at", "updated_at", "recorded_at"];
const proven = joinCases(
  requiredLine(having, "title", limits.title),
  slugCases(having, "slug"),
  optionalText(having, "excerpt", limits.excerpt),
  optionalLine(having, "image_alt", limits.title),
  tagsCases("tags"),
);
const OPTIONAL = [
  ...["excerpt", "featured_image_url", "image_alt", "meta_title", "meta_description"],
  ...["picture_ids", "search_terms", "headings", "tags", "chosen_tags", "labels", "author_name"],
  ...["published_at", "scheduled_for"],
];
const signed = { claims_checked_by: "admin", claims_checked_at: writeTime };
const signedHaving = (fields: Fields) => having({ source: "ai", ...signed, ...fields });
const toDraft = (source: unknown): Fields => {
  const { scheduled_for: _, ...draft } = having({ source, published: false });
  return draft;
};
const repeated = repeatedCases(
  optionalLine(having, "meta_title", limits.title),
  optionalLine(having, "meta_description", limits.excerpt),
  optionalLine(having, "author_name", 120),
  optionalLine(having, "headings", limits.headings),
  tagsCases("chosen_tags"),
  ...DATES.map((field) => ({ valid: {}, invalid: notDate(having, field) })),
  { valid: {}, invalid: notText(({ source }) => toDraft(source), "source") },
  { valid: {}, invalid: notText(signedHaving, "claims_checked_by") },
  { valid: {}, invalid: notDate(signedHaving, "claims_checked_at") },
);
const pictureId = "0".repeat(32);
const terms = (search_terms: unknown) => having({ search_terms });
const pictures = (picture_ids: unknown) => having({ picture_ids });
const image = (url: string) => having({ featured_image_url: url });

export const postCases: CaseTable = {
  base: aPost,
  valid: {
    "the whole post": aPost,
    "required fields only": {
      title: "a",
      slug: "a",
      published: false,
      created_at: writeTime,
      updated_at: writeTime,
      view_count: 0,
    },
    ...proven.valid,
    ...repeated.valid,
    "a path as image": image("/images/fallback-4-1200.webp"),
    "an image address of 2048": image(`/${"a".repeat(limits.url - 1)}`),
    "an image address with signs": image("https://a.example/ñ/(1)?q=%20&x=[1]#😀"),
    [`${MAX_PICTURES} pictures`]: pictures(Array(MAX_PICTURES).fill(pictureId)),
    [`${limits.searchTerms} words`]: terms(Array(limits.searchTerms).fill("nivelado")),
    "no word": terms([]),
    "words of other scripts": terms(["h1", "日本", "𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳"]),
    "an AI draft": toDraft("ai"),
    "a guest's draft": toDraft("guest"),
    "a checked AI text": having({ source: "ai", ...signed }),
    "a checked guest's text": having({ source: "guest", ...signed }),
    "a check of an own text": having(signed),
    "no label": having({ labels: [] }),
    "a future schedule date": having({ published: false, scheduled_for: daysAgo(-30) }),
  },
  invalid: {
    ...Object.fromEntries(
      ["title", "slug", "published", "created_at", "updated_at", "view_count"].map((field) => [
        `without ${field}`,
        lacking(field),
      ]),
    ),
    ...proven.invalid,
    ...repeated.invalid,
    ...notText(having, "featured_image_url"),
    "an unknown source": toDraft("mars"),
    "an empty source": toDraft(""),
    "a confirmation without account": signedHaving({ claims_checked_by: "" }),
    "a check by 129 letters": signedHaving({ claims_checked_by: "a".repeat(129) }),
    ...notText(having, "picture_ids"),
    "no picture": pictures([]),
    [`${MAX_PICTURES + 1} pictures`]: pictures(Array(MAX_PICTURES + 1).fill(pictureId)),
    "a picture id as text": pictures(pictureId),
    "a short picture id": pictures([pictureId, "0".repeat(31)]),
    "a picture id in capitals": pictures(["A".repeat(32)]),
    "two picture ids in one text": pictures([`${pictureId},${pictureId}`]),
    "words null": terms(null),
    "words as a number": terms(7),
    "words as a map": terms({ pie: true }),
    [`${limits.searchTerms + 1} words`]: terms(Array(limits.searchTerms + 1).fill("pie")),
    "a word of nine letters": terms(["pie", "nivelador"]),
    "a word of one letter": terms(["a"]),
    "an empty word": terms(["pie", ""]),
    "words in one text": terms("pie"),
    "two words in one text": terms(["pie,acero"]),
    "a word with a sign": terms(["pie-a"]),
    "a number among words": terms(["pie", 12]),
    "null among words": terms([null]),
    "an unknown field": having({ content: "<p>a</p>" }),
    "an id among the fields": having({ id: "a" }),
    "a map of 1,000 keys": having({
      extra: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n])),
    }),
    "published as text": having({ published: "true" }),
    "published as number": having({ published: 1 }),
    "published null": having({ published: null }),
    "view_count negative": having({ view_count: -1 }),
    "view_count a fraction": having({ view_count: 0.5 }),
    "view_count text": having({ view_count: "0" }),
    "view_count null": having({ view_count: null }),
    "an http image": image("http://a.example/a.png"),
    "a script as image": image("javascript:alert(1)"),
    "data as image": image("data:image/png;base64,AAAA"),
    "a protocol-relative image": image("//a.example/a.png"),
    "an image address without host": image("https://"),
    "a bare slash as image": image("/"),
    "an empty image address": image(""),
    "an image address of 2049": image(`/${"a".repeat(limits.url)}`),
    "an image address with a space": image("https://a.example/a b"),
    "an image address with a no-break space": image("https://a.example/a\u00a0b"),
    "an image address with a mark": image("https://a.example/\ufeff"),
    "an image address with a control": image("https://a.example/\u0001"),
    "an image address with a quote": image("https://a.example/'x"),
    "an image address with double quotes": image('https://a.example/"x'),
    "an image address with brackets": image("https://a.example/<x>"),
    "an image address with a backslash": image("https://a.example\\@b.example"),
    "an image address with a line feed at its end": image("https://a.example/\n"),
  },
  night: joinCases(repeated.night, {
    valid: Object.fromEntries(OPTIONAL.map((field) => [`without ${field}`, lacking(field)])),
    invalid: {},
  }),
};
