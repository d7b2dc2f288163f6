import { type RefObject, useRef } from "react";
import { notify } from "#ui/toasts/toaster.tsx";
import { type ShowClaim, type SoughtClaim, selectInField } from "../body/claim-places.ts";
import { messages } from "../shared/messages.ts";
import type { Drawer } from "./use-drawer.ts";

const SOURCE = "[aria-labelledby='content-heading'] textarea";
/** The forms of the AI panel and of notes are no part of the text. */
const FIELDS = "textarea:not(form *), input:is([type='text'], [type='url']):not(form *)";

/** Looks for a claim in the content first, then in the other fields of the post. */
export function useClaimView(screen: RefObject<HTMLElement | null>, drawer: Drawer) {
  const content = useRef<ShowClaim>(null);
  const findFields = (selector: string) => [
    ...(screen.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector) ?? []),
  ];
  return {
    content,
    show: (claim: SoughtClaim) => {
      drawer.hide();
      if (content.current?.(claim)) return;
      const field = [...findFields(SOURCE), ...findFields(FIELDS)].find((element) =>
        selectInField(element, claim),
      );
      if (field) return drawer.reach(field);
      drawer.close();
      notify.error(messages.error, messages.claims.notFound);
    },
  };
}
