/** How far before its end a list asks for more. */
const AHEAD = "800px";

/**
 * Adds further pages of a list as its reader comes near the end: the link to the next page is followed in the
 * background and its cards are moved over. Without it, or when it fails, the link is a link.
 */
export function loadMoreCards(page: Document): void {
  const more = page.querySelector("[data-more]");
  const cards = page.querySelector("[data-cards]");
  if (more === null || cards === null) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const link = more.querySelector<HTMLAnchorElement>('a[href*="desde="]');
      if (!entry?.isIntersecting || link === null) return;
      observer.disconnect();
      void addPage(link.href, cards, more).then((isAdded) => {
        if (isAdded) observer.observe(more);
      });
    },
    { rootMargin: AHEAD },
  );
  observer.observe(more);
}

async function addPage(href: string, cards: Element, more: Element): Promise<boolean> {
  try {
    const response = await fetch(href);
    if (!response.ok) return false;
    const html = await response.text();
    // Without its head: the style of another page is not this page's, whose policy would report it.
    const body = html.slice(Math.max(0, html.indexOf("<body")));
    const next = new DOMParser().parseFromString(body, "text/html");
    const added = next.querySelector("[data-cards]");
    if (added === null) return false;
    const known = new Set(
      [...cards.querySelectorAll("[data-article]")].map((link) =>
        link.getAttribute("data-article"),
      ),
    );
    for (const card of [...added.children]) {
      // Views move articles between pages while somebody reads: none is shown twice.
      const id = card.querySelector("[data-article]")?.getAttribute("data-article");
      if (!known.has(id ?? null)) cards.append(card);
    }
    const link = next.querySelector('[data-more] a[href*="desde="]');
    more.replaceChildren(...(link ? [link] : []));
    return link !== null;
  } catch (error) {
    console.warn("No more articles loaded:", error);
    return false;
  }
}
