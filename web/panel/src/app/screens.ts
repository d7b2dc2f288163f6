import { panelPaths } from "kit/lib/panel-paths";
import { normalPath, paths } from "kit/lib/paths";

/** Code of each screen, in files of their own. */
export const loadScreen = {
  blog: () => import("./blog-tab.tsx"),
  jobs: () => import("./imports-tab.tsx"),
  contact: () => import("#contact/contact-tab.tsx"),
  users: () => import("./accounts-tab.tsx"),
  overview: () => import("#overview/overview-page.tsx"),
  calendar: () => import("#posts/calendar/calendar-page.tsx"),
  editor: () => import("./editor-page.tsx"),
} as const;

/** Asks for a screen's code while the session is checked. The screen itself repeats what failed. */
export function preloadScreen({ pathname, hash }: Pick<Location, "pathname" | "hash">): void {
  getLoader(normalPath(pathname), hash)?.().catch(() => undefined);
}

function getLoader(path: string, hash: string): (() => Promise<unknown>) | undefined {
  if (path === panelPaths.overview) return loadScreen.overview;
  if (path === panelPaths.calendar) return loadScreen.calendar;
  if (path.includes("/blog/")) return loadScreen.editor;
  if (path !== paths.panel) return undefined;
  const tab = /^#(jobs|contact|users)\b/.exec(hash)?.[1] as "jobs" | "contact" | "users";
  return loadScreen[tab] ?? loadScreen.blog;
}
