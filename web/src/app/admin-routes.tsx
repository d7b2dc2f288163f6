import type { Action } from "domain/accounts/permissions";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { AdminTabs } from "#admin/admin-page.tsx";
import { panelPaths } from "#lib/panel-paths.ts";
import { paths } from "#lib/paths.ts";
import { lazyPart } from "#ui/panel/lazy-part.tsx";

const AdminPage = lazyPart(() => import("#admin/admin-page.tsx").then((m) => m.AdminPage));
const BlogTab = lazyPart(() => import("#admin/blog-tab.tsx").then((m) => m.BlogTab));
const ImportsTab = lazyPart(() => import("#admin/imports-tab.tsx").then((m) => m.ImportsTab));
const ContactTab = lazyPart(() =>
  import("#admin/contact/contact-tab.tsx").then((m) => m.ContactTab),
);
const AccountsTab = lazyPart(() =>
  import("#admin/accounts/accounts-tab.tsx").then((m) => m.AccountsTab),
);
const loadOverview = () => import("#admin/overview/overview-page.tsx").then((m) => m.OverviewPage);
const OverviewPage = lazyPart(loadOverview);
const NewPostPage = lazyPart(() => import("#admin/editor-page.tsx").then((m) => m.NewPostPage));
const EditPostPage = lazyPart(() => import("#admin/editor-page.tsx").then((m) => m.EditPostPage));

export interface AdminRoute {
  readonly paths: readonly string[];
  /** The editor has a bar of its own. */
  readonly layout: "panel" | "editor";
  readonly needs: Action;
  readonly screen: ReactNode;
  /** Of a screen with much code, which is loaded while the session is asked for. */
  readonly load?: () => Promise<unknown>;
}

/** By the hash of the address. */
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
    load: loadOverview,
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
