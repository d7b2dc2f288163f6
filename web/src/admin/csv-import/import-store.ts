import { useSyncExternalStore } from "react";
import { keepDraft, readDraft } from "./draft.ts";
import { type ImportAction, type ImportScreen, nextScreen, restingStage } from "./import-state.ts";

/**
 * The screen's state outside of React: text, preview and choices are still there after a look at another page of
 * the panel, and an import that ends meanwhile finds the screen to clear.
 */
let screen: ImportScreen | undefined;
const listeners = new Set<() => void>();

/** The screen as it is now; at first what a reload left behind. */
export function importScreen(): ImportScreen {
  if (!screen) {
    const form = readDraft();
    screen = { form, stage: restingStage(form) };
  }
  return screen;
}

/** Tells the screen what happened. */
export function dispatch(action: ImportAction): void {
  const before = importScreen();
  screen = nextScreen(before, action);
  if (screen.form !== before.form) keepDraft(screen.form);
  for (const listener of listeners) listener();
}

/** The screen, followed. */
export function useImportScreen(): ImportScreen {
  return useSyncExternalStore(subscribe, importScreen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
