import { readStored, writeStored } from "../lib/browser-storage.ts";
import { dirtyFields } from "./dirty-fields.ts";
import type { Draft, draftKey } from "./draft.ts";

/** Session storage: the build for which this tab was reloaded. */
const RELOADED = "nhk.reloaded";
const SCRIPT_TAGS = /<script [^<>]*>/g;

/** `repeated`: Chromium does not request a file a second time. `asked`: a press needs the code. */
type Cause = "first" | "repeated" | "asked";

/**
 * Reloads the page after code could not be loaded, if the server answers and a reload helps.
 * By itself once for each build, and never while a form has text.
 *
 * @returns whether the page is being reloaded
 */
export async function recoverPage(cause: Cause): Promise<boolean> {
  const isAsked = cause === "asked";
  const build = await servedBuild();
  if (build === undefined) return false;
  if (!isAsked) {
    if (cause === "first" && document.querySelector(`[src="${build}"]`)) return false;
    if (readStored("sessionStorage", RELOADED) === build) return false;
  }
  if (!keepText(isAsked)) return false;
  if (!isAsked && !writeStored("sessionStorage", RELOADED, build)) return false;
  location.reload();
  return true;
}

/** Vite reports code that cannot be loaded. */
export function recoverFromPreloadErrors(): void {
  let cause: Cause = "first";
  window.addEventListener("vite:preloadError", () => {
    void recoverPage(cause);
    cause = "repeated";
  });
}

/** @returns the first script of the page that a reload would show; undefined without the server */
async function servedBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href, { cache: "no-cache" });
    const tags = (await response.text()).match(SCRIPT_TAGS) ?? [];
    const first = tags.find((tag) => tag.includes('type="module"')) ?? "";
    return / src="([^"]+)"/.exec(first)?.[1];
  } catch {
    return undefined;
  }
}

/**
 * The text of a search goes into the address (`?q=`), the text of a form into its draft.
 * Inputs of a calculator are in the address.
 * @returns whether a reload loses no text
 */
function keepText(isAsked: boolean): boolean {
  const url = new URL(location.href);
  for (const [{ type, id, name, form, dataset }, text] of dirtyFields(document)) {
    const key = form?.dataset.draft as ReturnType<typeof draftKey> | undefined;
    if (type === "search") url.searchParams.set(id, text);
    else if (dataset.key && url.searchParams.get(dataset.key) === text) continue;
    else if (type === "file" || !isAsked || !key || !storeText(key, name, text)) return false;
  }
  history.replaceState(history.state, "", url);
  return true;
}

function storeText(key: ReturnType<typeof draftKey>, name: string, text: string): boolean {
  const draft = readStored("sessionStorage", key) as Draft | undefined;
  const values = { ...draft?.values, [name]: text };
  return writeStored("sessionStorage", key, { started_at: Date.now(), ...draft, values });
}
