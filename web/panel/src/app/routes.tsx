import type { Action } from "domain/accounts/permissions";
import { panelPaths } from "kit/lib/panel-paths";
import { paths } from "kit/lib/paths";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { lazyPart } from "#ui/lazy-part.tsx";
import { AdminPage, type AdminTabs } from "./admin-page.tsx";
import { loadScreen } from "./screens.ts";

const BlogTab = lazyPart(() => loadScreen.blog().then((m) => m.BlogTab));
const ImportsTab = lazyPart(() => loadScreen.jobs().then((m) => m.ImportsTab));
const ContactTab = lazyPart(() => loadScreen.contact().then((m) => m.ContactTab));
const AccountsTab = lazyPart(() => loadScreen.users().then((m) => m.AccountsTab));
const OverviewPage = lazyPart(() => loadScreen.overview().then((m) => m.OverviewPage));
const CalendarPage = lazyPart(() => loadScreen.calendar().then((m) => m.CalendarPage));
const NewPostPage = lazyPart(() => loadScreen.editor().then((m) => m.NewPostPage));
const EditPostPage = lazyPart(() => loadScreen.editor().then((m) => m.EditPostPage));

export interface AdminRoute {
  readonly paths: readonly string[];
  /** The editor has a bar of its own. */
  readonly layout: "panel" | "editor";
  readonly needs: Action;
  readonly screen: ReactNode;
}

/** The tabs by the hash of their address. */
const TABS: AdminTabs = {
  blog: () => <BlogTab />,
  jobs: (open) => <ImportsTab onNeedFile={() => open("blog")} />,
  contact: () => <ContactTab />,
  users: () => <AccountsTab />,
};

/** Every screen of the panel, for those whose role opens it. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [
  {
    paths: [paths.panel],
    layout: "panel",
    needs: "panel.open",
    screen: <AdminPage tabs={TABS} />,
  },
  {
    paths: [panelPaths.overview],
    layout: "panel",
    needs: "overview.read",
    screen: <OverviewPage />,
  },
  {
    paths: [panelPaths.calendar],
    layout: "panel",
    needs: "posts.readAll",
    screen: <CalendarPage />,
  },
  {
    paths: [panelPaths.admin, panelPaths.cortzen],
    layout: "panel",
    needs: "panel.open",
    screen: <RedirectToPanel />,
  },
  {
    paths: [panelPaths.generatePost, panelPaths.createPost],
    layout: "editor",
    needs: "posts.saveOwnDraft",
    screen: <NewPostPage />,
  },
  {
    paths: panelPaths.editPostPatterns,
    layout: "editor",
    needs: "posts.saveOwnDraft",
    screen: <EditPostPage />,
  },
];

/** Emails link to these aliases. */
function RedirectToPanel() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: paths.panel, search, hash }} />;
}
