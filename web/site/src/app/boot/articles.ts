import { readStored } from "kit/lib/browser-storage";
import { consumeFlash } from "kit/lib/flash";
import { countClick, countLoad, rememberListed, viewsToShow } from "#data/articles/views.ts";
import { spanishNumber } from "#lib/format/numbers.ts";
import { handleFailedImages, startArticleScripts } from "#ui/article/article-scripts.ts";
import { loadMoreCards } from "#ui/article/more-cards.ts";
import { handleShareButtons } from "#ui/article/sharing.ts";
import { showStatusMessage } from "#ui/status-message.ts";

export function startArticles(page: Document): void {
  handleFailedImages(page);
  handleShareButtons(page);
  countCardClicks(page);
  startArticleScripts(page);
  loadMoreCards(page);
  countPageView(page);
  const flash = consumeFlash();
  if (flash) showStatusMessage(flash);
}

function countCardClicks(page: Document): void {
  page.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-article]") : null;
    const { article, views } = card?.dataset ?? {};
    // A new tab or window knows nothing of this one: its page reports the view.
    if (!article || ctrlKey || metaKey || shiftKey) return;
    if (views) rememberListed(article, Number(views));
    countClick(article);
  });
}

function countPageView(page: Document): void {
  const id = page.querySelector<HTMLElement>("[data-article-view]")?.dataset.articleView;
  if (id === undefined) return;
  // The marker of lib/admin-marker.ts: visitors load nothing.
  if (readStored("localStorage", "nhk.admin"))
    void import("#ui/article/admin-bar.ts").then((bar) => bar.showAdminBar(id));
  showViews(page, id);
  countLoad(id);
}

function showViews(page: Document, id: string): void {
  const facts = page.querySelector<HTMLElement>("[data-stored-views]");
  if (!facts) return;
  const stored = Number(facts.dataset.storedViews);
  const shown = viewsToShow(id, stored);
  const text = facts.textContent;
  facts.textContent = text.replace(spanishNumber(stored + 1), spanishNumber(shown));
}
