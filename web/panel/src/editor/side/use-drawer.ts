import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const WIDE = "(min-width: 1280px)";
const isWide = () => matchMedia(WIDE).matches;

export type Drawer = ReturnType<typeof useDrawer>;

export function useDrawer(startsOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(() => startsOpen && !isWide());
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => setIsOpen(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  // Only a rendered change makes an element able to take the focus.
  const put = (open: boolean) => flushSync(() => setIsOpen(open));
  return {
    isOpen,
    panel,
    button,
    hide: () => put(false),
    open: () => {
      put(true);
      panel.current?.focus();
    },
    close: () => {
      put(false);
      button.current?.focus();
    },
    reach: (element: HTMLElement) => {
      put(!isWide() && panel.current?.contains(element) === true);
      element.focus();
    },
  };
}

/** @param showIn shows the problem's place in the field */
export function focusFirstProblem(
  screen: HTMLElement | null,
  drawer: Drawer,
  showIn?: (field: HTMLElement) => void,
): void {
  requestAnimationFrame(() => {
    const field = screen?.querySelector<HTMLElement>("[aria-invalid='true']");
    if (!field) return;
    drawer.reach(field);
    showIn?.(field);
  });
}
