import { countView } from "#data/views.ts";
import { takeFlash } from "#lib/flash.ts";
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
    if (card?.dataset.article) countView(card.dataset.article);
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
  if ("prerendering" in page && page.prerendering === true) {
    page.addEventListener("prerenderingchange", () => countView(id), { once: true });
  } else {
    countView(id);
  }
}
