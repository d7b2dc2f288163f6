import { type BrowserContext, expect, type Page } from "@playwright/test";

interface Toast {
  readonly title: string;
  readonly text: string;
}

const recorded = new WeakMap<BrowserContext, Toast[]>();

/** Records toasts as they appear: each is shown for five seconds only, and clicks may take longer. */
export async function recordToasts(context: BrowserContext): Promise<readonly Toast[]> {
  const toasts: Toast[] = [];
  recorded.set(context, toasts);
  await context.exposeBinding("__toast", (_source, toast: Toast) => void toasts.push(toast));
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { __toast: (toast: Toast) => void }).__toast;
    const TOAST =
      '[role="region"][aria-label^="Notifications"] :is([role="status"], [role="alert"])';
    const getText = (toast: Element, part: string) =>
      toast.querySelector(`[data-part="${part}"]`)?.textContent ?? "";
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const inside = [...node.querySelectorAll(TOAST)];
        const toasts = node.matches(TOAST) ? [node, ...inside] : inside;
        for (const toast of toasts.filter((toast) => toast.checkVisibility()))
          tell({ title: getText(toast, "title"), text: getText(toast, "description") });
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return toasts;
}

/** Removes the toast from the record. */
export async function expectToast(page: Page, title: string, text: string | RegExp = "") {
  const toasts = recorded.get(page.context()) ?? [];
  const isMeant = (toast: Toast) =>
    toast.title === title &&
    (typeof text === "string" ? toast.text.includes(text) : text.test(toast.text));
  // Polls faster than the default of one second.
  const options = { message: `toast "${title}"`, intervals: [50] };
  await expect.poll(() => toasts.some(isMeant) || toasts, options).toBe(true);
  toasts.splice(toasts.findIndex(isMeant), 1);
}
