import { readStored } from "kit/lib/browser-storage";
import { ADDED, showListCount } from "#ui/list/list-count.ts";
import { showOffline } from "#ui/status-message.ts";
import { atFirstUse } from "./first-use.ts";

/**
 * Handles each link `<a href="/contacto?producto=REF" data-add-item="REF" data-family="slug" data-quantity="4">`, also
 * those that are added later.
 */
export function startQuoteList(page: Document): void {
  const show = () => {
    const stored = readStored("localStorage", "nhk.list");
    showListCount(Array.isArray(stored) ? stored.length : 0);
  };
  show();
  addEventListener("storage", show);
  addEventListener("pageshow", show);

  const load = () => import("#ui/list/add-items.ts");
  page.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("[data-add-item]:not([data-added])");
    if (link === null) return;
    event.preventDefault();
    load().then(
      ({ addItem }) => addItem(link),
      () => showOffline(),
    );
  });
  const mark = () =>
    void load().then(
      ({ markItems }) => markItems(),
      () => {},
    );
  page.addEventListener(ADDED, mark);
  // The connection may be lost later.
  if (page.querySelector("[data-add-item]")) atFirstUse(mark);
}
