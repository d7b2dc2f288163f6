import { readStored } from "kit/lib/browser-storage";
import { dirtyFields } from "kit/ui/dirty-fields";
import { fillRoot } from "kit/ui/load-failure";
import { recoverPage } from "kit/ui/recover-page";
import { offline } from "#ui/offline.ts";
import { showOffline } from "#ui/status-message.ts";
import { afterLoad } from "./idle.ts";
import { replayTypedText } from "./typed-text.ts";

const NEEDS_REACT = "form, [data-live], [data-hydrate]";

interface Hydration {
  hydrate: (root: HTMLElement) => Promise<void>;
}

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
  readonly downlink?: number;
}

function isFast(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const { effectiveType, saveData, downlink = 0 } = connection ?? {};
  return effectiveType === "4g" && saveData !== true && downlink >= 5;
}

function needsHydrationNow(root: HTMLElement): boolean {
  if (root.querySelector("[data-hydrate]") !== null) return true;
  return location.search !== "" && root.querySelector("[data-reads-query]") !== null;
}

function hasDraft(root: HTMLElement): boolean {
  const draft = root.querySelector<HTMLElement>("[data-draft]")?.dataset.draft;
  return draft !== undefined && readStored("sessionStorage", draft) !== undefined;
}

/**
 * Hydrates at the first interaction with a part that needs React, or when idle on a fast
 * connection. An early click or submit is repeated.
 */
export function hydrateOnInteraction(root: HTMLElement, load: () => Promise<Hydration>): void {
  if (root.firstElementChild === null) {
    void fillRoot(root, offline, async () => (await load()).hydrate(root));
    return;
  }
  if (root.querySelector(NEEDS_REACT) === null) return;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let started = false;
  /** Whether a failure is reported: an attempt in idle time is made again at the first use. */
  let isAwaited = false;
  let repeat: (() => void) | undefined;
  let note: Element | undefined;
  let typed: ReturnType<typeof dirtyFields>;

  /** A press is answered each time; typing must not announce the same at every letter. */
  function reportFailure() {
    if (repeat) note?.remove();
    else if (note?.isConnected) return;
    note = showOffline(`${offline.text} ${offline.kept}`);
  }

  async function hydratePage(isForPerson = true) {
    isAwaited ||= isForPerson;
    if (started) return;
    started = true;
    try {
      const { hydrate } = await load();
      typed = dirtyFields(root);
      await hydrate(root);
    } catch (error) {
      console.warn("Hydration failed", error);
      started = false;
      if (isAwaited) reportFailure();
      isAwaited = false;
      if (repeat) void recoverPage("asked");
      repeat = undefined;
      return;
    }
    listening.abort();
    replayTypedText(typed);
    repeat?.();
  }

  function onInteraction({ target }: Event) {
    // A component can reset its fields while the page is hydrated.
    typed = dirtyFields(root);
    if (target instanceof Element && target.closest(NEEDS_REACT)) void hydratePage();
  }

  // Links work without React; buttons do not.
  function onClick(event: Event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button?.closest(NEEDS_REACT) || button.hasAttribute("commandfor")) return;
    event.preventDefault();
    repeat = () => button.click();
    void hydratePage();
  }

  function onSubmit(event: SubmitEvent) {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    repeat = () => target.requestSubmit(submitter);
    void hydratePage();
  }

  for (const type of ["pointerdown", "touchstart", "keydown", "focusin", "input"]) {
    root.addEventListener(type, onInteraction, { ...options, passive: true });
  }
  root.addEventListener("click", onClick, options);
  root.addEventListener("submit", onSubmit, options);
  root.addEventListener(
    "pointerover",
    ({ target }) => {
      if (!started && target instanceof Element && target.closest(NEEDS_REACT))
        load().catch(() => {});
    },
    { ...options, passive: true },
  );
  if (needsHydrationNow(root)) void hydratePage();
  afterLoad(() => {
    const isForPerson = hasDraft(root);
    if (isFast() || isForPerson) void hydratePage(isForPerson);
  });
}
