import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

export const SwitchWeeklyMailInput = v.strictObject({ is_on: v.boolean() });

/** Stores the name that readers see; '' removes it. */
export const SetDisplayNameInput = v.strictObject({
  name: v.pipe(v.string(), v.trim(), optionalSingleLineText(limits.authorName)),
});

/** What people with a role choose for themselves. */
export const profileCalls = {
  setDisplayName: {
    needs: "panel.open",
    seconds: 60,
    input: SetDisplayNameInput,
    output: answer<null>(),
  },
  switchWeeklyMail: {
    needs: "weeklyMail.receive",
    seconds: 60,
    input: SwitchWeeklyMailInput,
    output: answer<null>(),
  },
} as const satisfies CallContracts;
