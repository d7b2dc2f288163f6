import { isAdminMarked } from "kit/lib/admin-marker";
import { fillRoot } from "kit/ui/load-failure";
import { recoverFromPreloadErrors } from "kit/ui/recover-page";
import { preloadScreen } from "#app/screens.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element.");
recoverFromPreloadErrors();
const load = () => import("#app/app.tsx");
const words = {
  title: "The panel could not be loaded",
  text: "Check your connection, then reload.",
  retry: "Reload",
};
void fillRoot(root, words, async () => {
  const app = load().catch(load);
  if (isAdminMarked()) preloadScreen(location);
  await (await app).mountAdminApp(root);
});
