import { limits } from "domain/shared/limits";
import { aPostId } from "./slug-entry.ts";
import {
  type CaseTable,
  type Fields,
  notDate,
  notText,
  optionalLine,
  optionalText,
  repeatedCases,
  toChanges,
  writeTime,
} from "./table.ts";

export const aClaimRecord: Fields = {
  post_id: aPostId,
  kind: "protection",
  text: "IP69K",
  sentences: "El pie cumple IP69K.",
  note: "Ensayo de 2025, página 4.",
  url: "https://datos.example/pie-316.pdf?v=2#p4",
  recorded_at: writeTime,
  recorded_by: "admin@nhk-group.example",
  recorded_by_uid: "admin",
};
const { having, lacking } = toChanges(aClaimRecord);
const { url: _, note: __, ...aTick } = aClaimRecord;

/** Only the exact account is valid. */
const account = (field: string, max: number) => ({
  valid: {},
  invalid: optionalLine(having, field, max).invalid,
});
const repeated = repeatedCases(
  optionalLine(having, "text", limits.url),
  optionalText(having, "sentences", limits.claimSentences),
  optionalText(having, "note", limits.claimNote),
  account("recorded_by", 320),
  account("recorded_by_uid", 128),
  { valid: {}, invalid: { ...notText(having, "post_id"), ...notText(having, "kind") } },
  { valid: {}, invalid: notDate(having, "recorded_at") },
);
const url = (text: string) => having({ url: text });
const required = Object.keys(aTick);

export const claimRecordCases: CaseTable = {
  base: aClaimRecord,
  valid: {
    "a tick with a note and a data sheet": aClaimRecord,
    "a tick": aTick,
    "a tick of a link": having({ kind: "link", text: "https://a.example/" }),
    "a tick for having read the text": { ...aTick, kind: "read", text: "", sentences: "" },
    "a source": { ...aTick, kind: "source", text: "Norma", url: "https://a.example/" },
    "an address of 2048": url(`https://${"a".repeat(limits.url - 8)}`),
    "an address with signs": url("https://a.example/ñ/(1)?q=%20&x=[1]#😀"),
    ...repeated.valid,
  },
  invalid: {
    ...Object.fromEntries(required.map((field) => [`without ${field}`, lacking(field)])),
    ...repeated.invalid,
    ...notText(having, "url"),
    "an unknown kind": having({ kind: "opinion" }),
    "an empty kind": having({ kind: "" }),
    "a post id in capitals": having({ post_id: aPostId.toUpperCase() }),
    "an empty address": url(""),
    "an address without https": url("http://a.example/"),
    "an address of this site": url("/blog"),
    "a script as address": url("javascript:alert(1)"),
    "an address of 2049": url(`https://${"a".repeat(limits.url - 7)}`),
    "an address without host": url("https:///x"),
    "an address with a blank": url("https://a.example/a b"),
    "an address with a no-break space": url("https://a.example/a\u00a0b"),
    "an address with a line feed": url("https://a.example/\n"),
    "an address with a quote": url('https://a.example/"onclick=x'),
    "an address with markup": url("https://a.example/<b>"),
    "an address with a backslash": url("https://a.example\\b"),
    "an unknown field": having({ confirmed: true }),
  },
  night: repeated.night,
};
