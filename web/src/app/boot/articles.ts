import { countView, rememberListed, viewsToShow } from "#data/views.ts";
import { takeFlash } from "#lib/flash.ts";
import { spanishNumber } from "#lib/numbers.ts";
import { bringToLife, hideFailedImages } from "#ui/live-page.ts";
import { loadMoreCards } from "#ui/more-cards.ts";
import { showNote } from "#ui/note.ts";
import { answerShareButtons } from "#ui/sharing.ts";

/** What article list and articles do without React. Loaded on their addresses alone. */
export function startArticles(page: Document): void {
  hideFailedImages(page);
  answerShareButtons(page);
  countCardClicks(page);
  bringToLife(page);
  loadMoreCards(page);
  countPageView(page);
  const flash = takeFlash();
  if (flash) showNote(flash);
}

/** A press on a card counts, wherever it opens; the navigation does not wait (ART-07). */
function countCardClicks(page: Document): void {
  const count = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-article]") : null;
    if (!card?.dataset.article) return;
    rememberListed(card.dataset.article, Number(card.dataset.views));
    countView(card.dataset.article);
  };
  page.addEventListener("click", count);
  page.addEventListener("auxclick", (event) => {
    if (event.button === 1) count(event);
  });
}

/** A page that is prepared ahead of its visitor counts once it is looked at. */
function countPageView(page: Document): void {
  const id = page.querySelector<HTMLElement>("[data-article-view]")?.dataset.articleView;
  if (id === undefined) return;
  const count = () => {
    showViews(page, id);
    countView(id);
  };
  if ("prerendering" in page && page.prerendering === true) {
    page.addEventListener("prerenderingchange", count, { once: true });
  } else {
    count();
  }
}

function showViews(page: Document, id: string): void {
  const facts = page.querySelector<HTMLElement>("[data-stored-views]");
  if (!facts) return;
  const stored = Number(facts.dataset.storedViews);
  const shown = viewsToShow(id, stored);
  const text = facts.textContent;
  facts.textContent = text.replace(spanishNumber(stored + 1), spanishNumber(shown));
}
