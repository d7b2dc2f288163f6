import type { profileCalls } from "domain/calls/profile";
import type { Runs } from "../platform/call.ts";
import { setDisplayName } from "../use-cases/accounts/set-display-name.ts";
import { switchWeeklyMail } from "../use-cases/accounts/switch-weekly-mail.ts";
import type { Server } from "./server.ts";

export function profileEndpoints({ store, now }: Server) {
  const calls: Runs<keyof typeof profileCalls> = {
    setDisplayName: (input, caller) => setDisplayName({ store }, input, caller),

    switchWeeklyMail: (input, caller) => switchWeeklyMail({ store, now }, input, caller),
  };
  return { calls };
}
