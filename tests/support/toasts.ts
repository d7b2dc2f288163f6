import { type BrowserContext, expect, type Page } from "@playwright/test";

interface Toast {
  readonly title: string;
  readonly text: string;
}

/** What was said on the pages of a context and no test has asked for yet. */
const said = new WeakMap<BrowserContext, Toast[]>();

/**
 * Writes down every toast as it appears. Looking for it afterwards is not enough: it stays for five seconds, and on a
 * busy machine the press that brings it about may take longer to return.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  const toasts: Toast[] = [];
  said.set(context, toasts);
  await context.exposeBinding("__toast", (_source, toast: Toast) => void toasts.push(toast));
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { __toast: (toast: Toast) => void }).__toast;
    const TOAST =
      '[role="region"][aria-label^="Notifications"] :is([role="status"], [role="alert"])';
    const textOf = (toast: Element, part: string) =>
      toast.querySelector(`[data-part="${part}"]`)?.textContent ?? "";
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const inside = [...node.querySelectorAll(TOAST)];
        const toasts = node.matches(TOAST) ? [node, ...inside] : inside;
        for (const toast of toasts.filter((one) => one.checkVisibility()))
          tell({ title: textOf(toast, "title"), text: textOf(toast, "description") });
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/**
 * Waits for a toast with this title, and with this in its text when it is given. It is gone from the record then: the
 * next one must be said anew.
 */
export async function expectToast(page: Page, title: string, text: string | RegExp = "") {
  const toasts = said.get(page.context()) ?? [];
  const isMeant = (toast: Toast) =>
    toast.title === title &&
    (typeof text === "string" ? toast.text.includes(text) : text.test(toast.text));
  // The record is at hand: there is no reason to look at it only once a second.
  const options = { message: `toast "${title}"`, intervals: [50] };
  await expect.poll(() => toasts.some(isMeant) || toasts, options).toBe(true);
  toasts.splice(toasts.findIndex(isMeant), 1);
}
