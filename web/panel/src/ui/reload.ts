import { recoverPage } from "kit/ui/recover-page";

type Keep = () => boolean;
const keepers = new Set<Keep>();
let isUnderWay = false;

/**
 * @param keep stores unsaved work; false when it could not be stored
 * @returns ends it
 */
export function keepBeforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** True while the panel reloads by itself: unsaved work is stored, so nothing needs to be asked. */
export const isReloading = (): boolean => isUnderWay;

/**
 * Reloads the panel for code that cannot be loaded: by itself once for each build, if the server
 * answers and unsaved work is stored.
 * @param isAsked an administrator pressed a button
 * @returns whether the page is being reloaded
 */
export async function reloadForCode(isAsked: boolean): Promise<boolean> {
  if (![...keepers].every((keep) => keep())) return false;
  isUnderWay = true;
  try {
    isUnderWay = await recoverPage(isAsked ? "asked" : "repeated");
  } catch (error) {
    isUnderWay = false;
    console.warn("The panel could not be reloaded", error);
  }
  return isUnderWay;
}

export function replacePublicRecovery(): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  addEventListener("vite:preloadError", stop, { capture: true });
}
