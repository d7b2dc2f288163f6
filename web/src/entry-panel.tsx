import { preloadScreen } from "#app/admin-screens.ts";
import { fillRoot } from "#app/boot/load-failure.ts";
import { isAdminMarked } from "#lib/admin-marker.ts";
import { recoverFromPreloadErrors } from "#ui/shared/recover-page.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element.");
recoverFromPreloadErrors();
const load = () => import("#app/admin-app.tsx");
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
