import { slugCases } from "./post.ts";
import { type CaseTable, type Fields, notText, repeatedCases, toChanges } from "./table.ts";

export const aPostId = "0190f0b4-7c1a-7d7e-8a55-3f0f5a1f2b01";
export const anotherPostId = "0190f0b4-7c1a-7d7e-8a55-3f0f5a1f2b02";

export const aSlugEntry: Fields = { post_id: aPostId, state: "current" };
const { having, lacking } = toChanges(aSlugEntry);
const moved = (fields: Fields) => having({ state: "moved", ...fields });
const repeated = repeatedCases(slugCases(moved, "target"), {
  valid: {},
  invalid: { ...notText(having, "post_id"), ...notText(having, "state") },
});

/** `target` belongs to state 'moved' only. */
export const slugEntryCases: CaseTable = {
  base: aSlugEntry,
  valid: {
    "an address in use": aSlugEntry,
    "an address that is gone": having({ state: "gone" }),
    "an address that has moved": moved({ target: "otra" }),
    "an address of another post": having({ post_id: anotherPostId }),
    ...repeated.valid,
  },
  invalid: {
    ...repeated.invalid,
    "no post": lacking("post_id"),
    "no state": lacking("state"),
    "an unknown state": having({ state: "reserved" }),
    "an empty state": having({ state: "" }),
    "a post id in capitals": having({ post_id: aPostId.toUpperCase() }),
    "a post id that is too long": having({ post_id: `${aPostId}0` }),
    "a post id without hyphens": having({ post_id: aPostId.replaceAll("-", "") }),
    "an empty post id": having({ post_id: "" }),
    "moved to nowhere": moved({}),
    "in use with a target": having({ target: "otra" }),
    "gone with a target": having({ state: "gone", target: "otra" }),
    "an unknown field": having({ created_at: new Date() }),
  },
  night: repeated.night,
};
