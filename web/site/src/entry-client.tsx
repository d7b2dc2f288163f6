import { isArticlesPath } from "kit/lib/paths";
import { recoverFromPreloadErrors } from "kit/ui/recover-page";
import { startArticles } from "#app/boot/articles.ts";
import { markCurrentFilter } from "#app/boot/current-filter.ts";
import { renderDeferredParts } from "#app/boot/deferred-parts.ts";
import { hydrateOnInteraction } from "#app/boot/hydrate-on-interaction.ts";
import { startMenu } from "#app/boot/menu.ts";
import { startReferencesTable } from "#app/boot/references.ts";
import { startSearchKey } from "#app/boot/search-key.ts";
import { registerStandIn } from "#app/boot/stand-in.ts";
import { startQuoteList } from "#app/boot/start-quote-list.ts";
import { logUnknownPath } from "#app/boot/unknown-path.ts";
import { recordEntry } from "#lib/visit-origin.ts";

function start() {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element.");
  recoverFromPreloadErrors();
  recordEntry();
  startMenu();
  startSearchKey();
  startQuoteList(document);
  logUnknownPath(root);
  registerStandIn();
  if (root.querySelector("[data-unavailable]"))
    void import("#app/boot/leave-stand-in.ts").then((m) => m.leaveStandIn());
  markCurrentFilter(document);
  renderDeferredParts(root);
  startReferencesTable(root);
  if (isArticlesPath(location.pathname)) startArticles(document);
  hydrateOnInteraction(root, () => import("#app/hydrate.tsx"));
}

/** A prerendered page is no visit before it is shown. */
function startWhenShown() {
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", start, { once: true });
  else start();
}

if (document.readyState === "loading")
  document.addEventListener("DOMContentLoaded", startWhenShown);
else startWhenShown();
