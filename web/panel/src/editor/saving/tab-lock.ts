/** The browser releases a lock when its tab is closed, crashes or is discarded. */
const toLockName = (tab: string) => `nhk.editor.${tab}`;

const lockManager = (): LockManager | undefined =>
  (globalThis.navigator as Partial<Navigator>).locks;

/** @returns releases the lock */
export function holdTab(tab: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  lockManager()
    ?.request(toLockName(tab), () => held)
    .catch((error: unknown) => console.warn("The lock of a draft is not available", error));
  return release;
}

/** Whether a tab of this browser holds the lock; false in browsers without locks. */
export async function isTabOpen(tab: string): Promise<boolean> {
  let isHeld = false;
  const look = (lock: Lock | null) => {
    isHeld = lock === null;
  };
  try {
    await lockManager()?.request(toLockName(tab), { mode: "shared", ifAvailable: true }, look);
  } catch (error) {
    console.warn("The lock of a draft is not available", error);
  }
  return isHeld;
}

/** Resolves once no tab holds the lock; at once in browsers without locks. */
export async function untilTabIsGone(tab: string, signal: AbortSignal): Promise<void> {
  try {
    await lockManager()?.request(toLockName(tab), { mode: "shared", signal }, () => {});
  } catch (error) {
    if (!signal.aborted) console.warn("The lock of a draft is not available", error);
  }
}
