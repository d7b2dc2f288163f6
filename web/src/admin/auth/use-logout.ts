import { leaveSession } from "#data/accounts/session-store.ts";
import { setFlash } from "#lib/flash.ts";
import { paths } from "#lib/paths.ts";
import { useAction } from "#ui/panel/use-action.ts";
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
