import { startArticles } from "#app/boot/articles.ts";
import { drawLaterParts } from "#app/boot/later.ts";
import { menuWithoutReact } from "#app/boot/menu.ts";
import { reportMissing } from "#app/boot/missing.ts";
import { wakeWhenWanted } from "#app/boot/wake.ts";
import { isArticlesPath, isPanelPath } from "#lib/paths.ts";

/*
 * All that a public page runs before its visitor wants something that needs React (budget `boot` in budgets.mjs).
 * The panel is an application and starts at once.
 */
function start() {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element.");
  if (isPanelPath(location.pathname)) {
    void import("#app/panel.tsx").then(({ mountPanel }) => mountPanel(root));
    return;
  }
  menuWithoutReact();
  reportMissing(root);
  drawLaterParts(root);
  // With the rest: a file of its own would cost its visitor more time than its bytes do.
  if (isArticlesPath(location.pathname)) startArticles(document);
  wakeWhenWanted(root, () => import("#app/hydrate.tsx"));
}

// The script is asynchronous: out of the cache it may be here before the page is.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
