import { rememberAddress } from "kit/lib/admin-marker";
import { readStored, writeStored } from "kit/lib/browser-storage";
import { paths } from "kit/lib/paths";
import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const KEY = "nhk.panel";
/** Lists arrive later than their screen, on a slow connection in several parts. */
const WAIT_MS = 15_000;
const ARTICLES = location.origin + paths.article("");
const OWN_SCROLLING = ["wheel", "touchstart", "keydown", "pointerdown"];

/** State of a link that leads back to the list, as the browser's Back does. */
export const RETURNING = { isReturning: true };

interface Place {
  readonly address: string;
  /** Of the history entry: Back and a reload have the same one. */
  readonly key: string;
  readonly top: number;
}

/** @returns the last address of the panel's lists in this tab */
export function panelAddress(): string {
  return storedPlace()?.address ?? paths.panel;
}

/** Scrolls a list to its former place after Back, a reload, or a link with RETURNING or of an article. */
export function useScrollReturn(): void {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const address = pathname + search + hash;
  const isReturning =
    (location.state as typeof RETURNING | null)?.isReturning === true ||
    (key === "default" && document.referrer.startsWith(ARTICLES));
  const [top] = useState(() => {
    const place = storedPlace();
    return place?.address === address && (isReturning || place.key === key) ? place.top : null;
  });
  useEffect(() => (top === null ? undefined : scrollTowards(top)), [top]);
  // Its cleanup runs while the list still has its height.
  useLayoutEffect(() => {
    let { scrollY } = window;
    const onScroll = () => {
      scrollY = window.scrollY;
    };
    rememberAddress(address);
    const store = () => writeStored("sessionStorage", KEY, { address, key, top: scrollY });
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("scroll", onScroll);
      removeEventListener("pagehide", store);
      store();
    };
  }, [address, key]);
}

function scrollTowards(top: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OWN_SCROLLING) removeEventListener(name, stop);
  };
  const scroll = () => {
    if (Math.abs(window.scrollY - top) > 1) scrollTo(0, top);
  };
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, WAIT_MS);
  for (const name of OWN_SCROLLING) addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  scroll();
  return stop;
}

function storedPlace(): Place | undefined {
  const { address, key, top } = (readStored("sessionStorage", KEY) ?? {}) as Partial<Place>;
  if (typeof address !== "string" || !address.startsWith(paths.panel)) return undefined;
  return typeof key === "string" && typeof top === "number" ? { address, key, top } : undefined;
}
