const PRELOAD_DISTANCE = "800px";

/** Loads the next page near the end of a list; on failure the link to it stays. */
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
    { rootMargin: PRELOAD_DISTANCE },
  );
  observer.observe(more);
}

async function addPage(href: string, cards: Element, more: Element): Promise<boolean> {
  try {
    const response = await fetch(href);
    if (!response.ok) return false;
    const html = await response.text();
    // The head has styles that the policy of this page forbids.
    const body = html.slice(Math.max(0, html.indexOf("<body")));
    const next = new DOMParser().parseFromString(body, "text/html");
    const added = next.querySelector("[data-cards]");
    if (added === null) return false;
    const shownArticles = new Set(
      [...cards.querySelectorAll("[data-article]")].map((link) =>
        link.getAttribute("data-article"),
      ),
    );
    for (const card of [...added.children]) {
      // View counts move articles between pages, so one may come twice.
      const id = card.querySelector("[data-article]")?.getAttribute("data-article");
      if (!shownArticles.has(id ?? null)) cards.append(card);
    }
    const link = next.querySelector('[data-more] a[href*="desde="]');
    more.replaceChildren(...(link ? [link] : []));
    return link !== null;
  } catch (error) {
    console.warn("Loading more articles failed", error);
    return false;
  }
}
