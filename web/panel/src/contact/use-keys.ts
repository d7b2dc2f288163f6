import { useEffect, useRef } from "react";

const FIELDS = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const LAYERS = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Calls a function when its key is pressed, by `KeyboardEvent.key`: never in a field, beside a dialog, with a modifier
 * or while the key is held down.
 */
export function useKeys(isActive: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      const run = latest.current[event.key];
      if (run === undefined || !isFree(event)) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isActive]);
}

function isFree(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, repeat, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey) return false;
  const isInField = target instanceof Element && target.closest(FIELDS) !== null;
  return !isInField && document.querySelector(LAYERS) === null;
}
