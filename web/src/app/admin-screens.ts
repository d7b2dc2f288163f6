import { panelPaths } from "#lib/panel-paths.ts";
import { normalPath, paths } from "#lib/paths.ts";

/** Code of each screen, in files of their own. */
export const loadScreen = {
  blog: () => import("#admin/blog-tab.tsx"),
  jobs: () => import("#admin/imports-tab.tsx"),
  contact: () => import("#admin/contact/contact-tab.tsx"),
  users: () => import("#admin/accounts/accounts-tab.tsx"),
  overview: () => import("#admin/overview/overview-page.tsx"),
  calendar: () => import("#admin/calendar/calendar-page.tsx"),
  editor: () => import("#admin/editor-page.tsx"),
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
