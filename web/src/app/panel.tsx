import { ChakraProvider, Portal } from "@chakra-ui/react";
import { lazy, type ReactNode, StrictMode, Suspense, useEffect } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useRouteError,
} from "react-router-dom";
import "#ui/font-face.css";
import { takeFlash } from "#admin/auth/flash.ts";
import { Gate } from "#admin/auth/gate.tsx";
import { messages } from "#admin/auth/messages.ts";
import { startSession, useSession } from "#data/session-store.ts";
import { paths } from "#lib/paths.ts";
import { panelSystem } from "#ui/theme-panel.ts";
import { notify, Toaster } from "#ui/toaster.tsx";
import { AdminLayout, ScreenSpinner } from "./admin-layout.tsx";
import { PanelNotFound } from "./panel-not-found.tsx";
import { RouteError, RouteErrorScreen } from "./route-error.tsx";

const AdminPage = lazy(() =>
  import("#admin/admin-page.tsx").then((m) => ({ default: m.AdminPage })),
);

/** The editor is the panel's largest part: nobody who does not write fetches it. */
const NewPostPage = lazy(() =>
  import("#admin/editor-page.tsx").then((m) => ({ default: m.NewPostPage })),
);
const EditPostPage = lazy(() =>
  import("#admin/editor-page.tsx").then((m) => ({ default: m.EditPostPage })),
);

/**
 * Starts the admin panel: an application of its own, in English, for /nhk, /admin and /cortzen.
 * @param root the page's empty element
 */
export async function mountPanel(root: HTMLElement): Promise<void> {
  document.documentElement.lang = "en";
  document.title = messages.title;
  const screen = createRoot(root);
  try {
    await startSession();
    // A data router, because only it lets the editor hold whoever leaves with unsaved changes.
    const router = createBrowserRouter([
      { path: "*", element: <Screens />, ErrorBoundary: RouteFailure },
    ]);
    screen.render(<Panel router={router} />);
  } catch (error) {
    console.error(error);
    screen.render(
      <ChakraProvider value={panelSystem}>
        <RouteErrorScreen error={error} />
      </ChakraProvider>,
    );
  }
}

function Panel({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    const flash = takeFlash();
    if (flash) notify.success(flash.title, flash.description);
  }, []);
  return (
    <StrictMode>
      <ChakraProvider value={panelSystem}>
        <RouteError>
          <RouterProvider router={router} />
        </RouteError>
        {/* Beside the dialogs, not under what an open one hides from screen readers. */}
        <Portal>
          <Toaster />
        </Portal>
      </ChakraProvider>
    </StrictMode>
  );
}

/** Every screen of the panel, behind the gate. */
function Screens() {
  const session = useSession();
  if (session.state === "loading") return <ScreenSpinner label={messages.checking} />;
  if (session.state !== "admin") return <Gate session={session} />;
  return (
    <Routes>
      {[paths.generatePost, paths.createPost].map((path) => (
        <Route key={path} path={path} element={<InEditor page={<NewPostPage />} />} />
      ))}
      {paths.editPostPatterns.map((path) => (
        <Route key={path} path={path} element={<InEditor page={<EditPostPage />} />} />
      ))}
      <Route element={<InLayout key={session.uid} email={session.email} />}>
        <Route path={paths.panel} element={<AdminPage />} />
        <Route path={paths.admin} element={<ToPanel />} />
        <Route path={paths.cortzen} element={<ToPanel />} />
        <Route path="*" element={<PanelNotFound />} />
      </Route>
    </Routes>
  );
}

/** The editor has a bar of its own. */
function InEditor({ page }: { readonly page: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RouteError key={pathname}>
      <Suspense fallback={<ScreenSpinner label="Loading..." />}>{page}</Suspense>
    </RouteError>
  );
}

function InLayout({ email }: { readonly email: string }) {
  const { pathname } = useLocation();
  return (
    <AdminLayout email={email}>
      <RouteError key={pathname}>
        <Outlet />
      </RouteError>
    </AdminLayout>
  );
}

function RouteFailure() {
  return <RouteErrorScreen error={useRouteError()} />;
}

/** /admin and /cortzen, where the mails lead, are other names of /nhk (G-02). */
function ToPanel() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: paths.panel, search, hash }} />;
}
