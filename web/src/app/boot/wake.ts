import { showNote } from "#ui/note.ts";
import { afterLoad } from "./idle.ts";
import { dirtyFields, retype } from "./typed-text.ts";

const OFFLINE = {
  title: "Sin conexión",
  text: "Compruebe su conexión y vuelva a intentarlo. Lo que ha escrito sigue aquí.",
} as const;

/** What needs React to answer; everything else (links, menu, questions) is plain HTML. */
const LIVE = "form, [data-live], [data-wakes]";

interface Hydration {
  hydrate: (root: HTMLElement) => Promise<void>;
}

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
  readonly downlink?: number;
}

/** A fast connection without data saving; false where the browser does not tell. */
function isFast(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const { effectiveType, saveData, downlink = 0 } = connection ?? {};
  return effectiveType === "4g" && saveData !== true && downlink >= 5;
}

/** Whether this visitor must see what a finished page cannot know: live content, an answer to the query. */
function showsMore(root: HTMLElement): boolean {
  if (root.querySelector("[data-wakes]") !== null) return true;
  return location.search !== "" && root.querySelector("[data-reads-query]") !== null;
}

/** Whether a form was left half filled. The first look into the storage costs a slow phone 10 ms. */
function hasDraft(root: HTMLElement): boolean {
  const draft = root.querySelector<HTMLElement>("[data-draft]")?.dataset.draft;
  try {
    return draft !== undefined && sessionStorage.getItem(draft) !== null;
  } catch {
    return false; // storage is forbidden: there is no draft
  }
}

/**
 * Loads and hydrates the page on the first sign of interest in something that needs it, or in an idle moment on a fast
 * connection. A press or a submit that comes too early is repeated afterwards; typed text and focus stay.
 * @param load fetches the code that hydrates
 */
export function wakeWhenWanted(root: HTMLElement, load: () => Promise<Hydration>): void {
  if (root.firstElementChild === null) {
    void load().then(({ hydrate }) => hydrate(root));
    return;
  }
  if (root.querySelector(LIVE) === null) return;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let started = false;
  let repeat: (() => void) | undefined;

  async function wake() {
    if (started) return;
    started = true;
    let before: ReturnType<typeof dirtyFields>;
    try {
      const { hydrate } = await load();
      before = dirtyFields(root);
      await hydrate(root);
    } catch (error) {
      // The line is gone: what was typed stays, and the next press tries again.
      console.warn("Not awake:", error);
      started = false;
      if (repeat) showNote({ kind: "error", ...OFFLINE });
      repeat = undefined;
      return;
    }
    listening.abort();
    retype(before, dirtyFields(root));
    repeat?.();
  }

  function onSign({ target }: Event) {
    if (target instanceof Element && target.closest(LIVE)) void wake();
  }

  // A link inside a live part works by itself; a button would do nothing yet.
  function onClick(event: Event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button?.closest(LIVE) || button.hasAttribute("commandfor")) return;
    event.preventDefault();
    repeat = () => button.click();
    void wake();
  }

  function onSubmit(event: SubmitEvent) {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    repeat = () => target.requestSubmit(submitter);
    void wake();
  }

  for (const type of ["pointerdown", "touchstart", "keydown", "focusin", "input"]) {
    root.addEventListener(type, onSign, { ...options, passive: true });
  }
  root.addEventListener("click", onClick, options);
  root.addEventListener("submit", onSubmit, options);
  // Looking at a live part is enough to fetch its code, but not to run it.
  root.addEventListener(
    "pointerover",
    ({ target }) => {
      if (!started && target instanceof Element && target.closest(LIVE)) load().catch(() => {});
    },
    { ...options, passive: true },
  );
  if (showsMore(root)) void wake();
  afterLoad(() => {
    if (isFast() || hasDraft(root)) void wake();
  });
}
