import { ChakraProvider, Portal } from "@chakra-ui/react";
import { type ReactNode, StrictMode, Suspense, useEffect } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useRouteError,
} from "react-router-dom";
import "kit/ui/font-face.css";
import { consumeFlash } from "kit/lib/flash";
import { MissingCode } from "kit/lib/load-twice";
import { panelPaths } from "kit/lib/panel-paths";
import { normalPath } from "kit/lib/paths";
import type { Session } from "#accounts/data/session.ts";
import { startSession, useSession } from "#accounts/data/session-store.ts";
import { SignInProvider, useIsSignedIn } from "#accounts/data/sign-in-check.tsx";
import { RoleProvider, useCan } from "#accounts/data/use-can.ts";
import { Gate } from "#accounts/sign-in/gate.tsx";
import { messages } from "#accounts/sign-in/messages.ts";
import { NewPassword } from "#accounts/sign-in/new-password.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { reloadForCode, replacePublicRecovery } from "#ui/reload.ts";
import { panelSystem } from "#ui/theme.ts";
import { notify, Toaster } from "#ui/toasts/toaster.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { AdminLayout, ScreenSpinner } from "./layout.tsx";
import { AdminNotFound } from "./not-found.tsx";
import { RouteError, RouteErrorScreen } from "./route-error.tsx";
import { ADMIN_ROUTES, type AdminRoute } from "./routes.tsx";

const SecondFactorSetup = lazyPart(() =>
  import("#accounts/second-factor/setup-screen.tsx").then((m) => m.SecondFactorSetup),
);

export async function mountAdminApp(root: HTMLElement): Promise<void> {
  document.title = messages.title;
  root.before(toasts.current);
  const screen = createRoot(root);
  replacePublicRecovery();
  try {
    await startSession();
    // Only a data router can block navigation away from unsaved changes.
    const router = createBrowserRouter([
      { path: "*", element: <Screens />, ErrorBoundary: RouteFailure },
    ]);
    screen.render(<Panel router={router} />);
  } catch (error) {
    if (error instanceof MissingCode && (await reloadForCode(false))) return;
    console.error(error);
    screen.render(
      <ChakraProvider value={panelSystem}>
        <RouteErrorScreen error={error} />
      </ChakraProvider>,
    );
  }
}

/** Before the root, because Tab could not leave toasts at the end of the page. */
const toasts = { current: document.createElement("div") };
// An open dialog hides everything else from screen readers.
toasts.current.dataset.liveAnnouncer = "";

function Panel({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    const flash = consumeFlash();
    if (flash) notify[flash.kind](flash.title, flash.text);
  }, []);
  return (
    <StrictMode>
      <ChakraProvider value={panelSystem}>
        <RouteError>
          <SignInProvider>
            {/* Fields show each key from the address, and the next key changes the address that is shown. */}
            <RouterProvider router={router} useTransitions={false} />
          </SignInProvider>
        </RouteError>
        <Portal container={toasts}>
          <Toaster />
        </Portal>
      </ChakraProvider>
    </StrictMode>
  );
}

function Screens() {
  const session = useSession();
  const { pathname } = useLocation();
  if (normalPath(pathname) === panelPaths.newPassword) return <NewPassword />;
  // The page's own shell shows while the root is empty.
  if (session.state === "loading") return null;
  if (session.state !== "signed-in")
    return <Gate session={session} setup={<SecondFactorSetup />} />;
  return (
    <RoleProvider value={session.role}>
      {/* Another role begins with other screens. */}
      <AdminScreens key={session.role} session={session} />
    </RoleProvider>
  );
}

type AdminSession = Extract<Session, { state: "signed-in" }>;

function AdminScreens({ session }: { readonly session: AdminSession }) {
  const can = useCan();
  const getRoutes = (layout: AdminRoute["layout"]) =>
    ADMIN_ROUTES.filter((route) => route.layout === layout && can(route.needs)).flatMap(
      ({ paths, screen }) => paths.map((path) => ({ path, screen })),
    );
  if (!useIsSignedIn(session.uid)) return <ScreenSpinner label={messages.checking} />;
  return (
    <>
      <ConnectionBar />
      <Routes>
        {getRoutes("editor").map(({ path, screen }) => (
          <Route key={path} path={path} element={<InEditor page={screen} />} />
        ))}
        <Route element={<InLayout key={session.uid} email={session.email} />}>
          {getRoutes("panel").map(({ path, screen }) => (
            <Route key={path} path={path} element={screen} />
          ))}
          <Route path="*" element={<AdminNotFound />} />
        </Route>
      </Routes>
    </>
  );
}

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
