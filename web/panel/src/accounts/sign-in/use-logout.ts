import { setFlash } from "kit/lib/flash";
import { paths } from "kit/lib/paths";
import { useAction } from "#ui/use-action.ts";
import { leaveSession } from "../data/session-store.ts";
import { messages } from "./messages.ts";

/** Reloads the panel, so that no data of the account stays in memory. */
export function useLogout(): [logout: () => Promise<boolean>, busy: boolean] {
  return useAction(
    async () => {
      await leaveSession();
      const { title, description } = messages.loggedOut;
      setFlash({ kind: "success", title, text: description });
      location.assign(paths.panel);
    },
    { failure: messages.logoutFailed },
  );
}
