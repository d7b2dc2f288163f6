import { showNativeShareButtons } from "./sharing.ts";

const IMAGES = "[data-optional], #post-body img";

export function startArticleScripts(page: Document): void {
  for (const image of page.querySelectorAll<HTMLImageElement>(IMAGES)) {
    if (image.complete && image.naturalWidth === 0) onFailure(image);
  }
  showNativeShareButtons(page);
  highlightCurrentSection(page);
}

/** Handles pictures that fail, also those added later. */
export function handleFailedImages(page: Document): void {
  page.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(IMAGES)) onFailure(target);
    },
    true,
  );
}

function onFailure(image: HTMLImageElement): void {
  if (image.hasAttribute("data-optional")) hideImage(image);
  else image.replaceWith(image.alt === "" ? "" : `Imagen no disponible: ${image.alt}`);
}

/** The frame of a picture in a list stays and keeps the layout. */
function hideImage(image: HTMLImageElement): void {
  image.style.visibility = "hidden";
  const frame = image.closest<HTMLElement>("[data-optional-frame]");
  if (frame) frame.style.display = "none";
}

function highlightCurrentSection(page: Document): void {
  const links = new Map<Element, HTMLElement>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>(
    'nav > ul a[href^="#user-content-"]',
  )) {
    const heading = page.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  const headings = [...links.keys()];
  if (headings.length === 0) return;
  const [first] = links.values();
  const mark = () => {
    // Measuring would lay out deferred sections.
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
  // The observer misses jumps past its area.
  page.addEventListener("scrollend", mark);
}
