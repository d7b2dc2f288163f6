import { signOut } from "#data/auth.ts";
import { paths } from "#lib/paths.ts";
import { useAction } from "#ui/use-action.ts";
import { keepFlash } from "./flash.ts";
import { messages } from "./messages.ts";

/**
 * Signs out and loads the panel afresh, so that nothing read by the person who leaves stays in the page's memory.
 * The toast is shown by the page that comes next.
 */
export function useLogout(): [logout: () => Promise<boolean>, busy: boolean] {
  return useAction(
    async () => {
      await signOut();
      keepFlash(messages.loggedOut);
      location.assign(paths.panel);
    },
    { failure: messages.logoutFailed },
  );
}
