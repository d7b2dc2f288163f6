import { aBody, postBodyCases } from "./post-body.ts";
import { aPostId } from "./slug-entry.ts";
import {
  type CaseTable,
  changesOf,
  type Fields,
  notText,
  optionalLine,
  requiredLine,
  writeTime,
} from "./table.ts";

export const aVersion: Fields = {
  ...aBody,
  post_id: aPostId,
  title: "Acero 1.4404",
  replaced_at: writeTime,
  replaced_by: "ana@nhk-group.example",
};
const { having, lacking } = changesOf(aVersion);
const title = requiredLine(having, "title", 300);
const replacedBy = optionalLine(having, "replaced_by", 320);
/** The cases of a body, each within a version. */
const bodies = (cases: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(
    Object.entries(cases).map(([name, { content, content_format }]) => [
      name,
      {
        ...lacking("content"),
        ...(content === undefined ? {} : { content }),
        ...(content_format === undefined ? {} : { content_format }),
      },
    ]),
  );

/** `post_versions`: title and body that a save replaced. */
export const postVersionCases: CaseTable = {
  base: aVersion,
  valid: {
    "a version": aVersion,
    "a version whose format is not known": lacking("content_format"),
    "a version without content": having({ content: "" }),
    ...title.valid,
    ...replacedBy.valid,
  },
  invalid: {
    ...bodies(
      Object.fromEntries(
        Object.entries(postBodyCases.invalid).filter(([name]) => name !== "an unknown field"),
      ),
    ),
    ...title.invalid,
    ...replacedBy.invalid,
    ...notText(having, "post_id"),
    "no post": lacking("post_id"),
    "no title": lacking("title"),
    "no date": lacking("replaced_at"),
    nobody: lacking("replaced_by"),
    "a date as text": having({ replaced_at: "2026-11-21" }),
    "an unknown field": having({ published: true }),
  },
};
