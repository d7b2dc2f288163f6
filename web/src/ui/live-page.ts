import { offerNativeShare } from "./sharing.ts";

/**
 * What an article page does without React, for everything that stands in it now: pictures that do not load disappear,
 * the contents follow the reader, the share sheet is offered.
 */
export function bringToLife(page: Document): void {
  for (const image of page.querySelectorAll<HTMLImageElement>("[data-optional]")) {
    if (image.complete && image.naturalWidth === 0) hide(image);
  }
  offerNativeShare(page);
  followReader(page);
}

/** Hides pictures that fail later, also those that are drawn later. */
export function hideFailedImages(page: Document): void {
  page.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.hasAttribute("data-optional")) hide(target);
    },
    true,
  );
}

/** A featured picture goes with its frame; in a list the ground stays, so that nothing moves (design patterns 5). */
function hide(image: HTMLImageElement): void {
  image.style.visibility = "hidden";
  const frame = image.closest<HTMLElement>("[data-optional-frame]");
  if (frame) frame.style.display = "none";
}

/** Marks the section being read in the list of contents. */
function followReader(page: Document): void {
  const links = new Map<Element, HTMLElement>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('nav a[href^="#user-content-"]')) {
    const heading = page.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  const headings = [...links.keys()];
  if (headings.length === 0) return;
  const [first] = links.values();
  const mark = () => {
    // Where the contents are not shown, asking for places would only lay out sections before their turn.
    if (first?.getClientRects().length === 0) return;
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 160);
    const current = passed.at(-1);
    for (const [heading, link] of links) {
      if (heading === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  const rule = { rootMargin: "-150px 0px -40% 0px", threshold: [0, 1] };
  const observer = new IntersectionObserver(mark, rule);
  for (const heading of headings) observer.observe(heading);
  // A jump may pass from below the watched stretch to above it, which the observer does not see.
  page.addEventListener("scrollend", mark);
}
