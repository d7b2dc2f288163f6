import * as v from "valibot";
import { answer, type CallContracts } from "./call.ts";

export const SwitchWeeklyMailInput = v.strictObject({ is_on: v.boolean() });

/** What administrators choose for themselves. */
export const profileCalls = {
  switchWeeklyMail: {
    by: "administrator",
    seconds: 60,
    input: SwitchWeeklyMailInput,
    output: answer<null>(),
  },
} as const satisfies CallContracts;
