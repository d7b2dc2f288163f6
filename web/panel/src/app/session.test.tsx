import { act, screen } from "@testing-library/react";
import { getIdTokenResult, type User } from "firebase/auth";
import type { Query } from "firebase/firestore";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { mountAdminApp } from "./app.tsx";

interface Listener {
  readonly target: { readonly path: string };
  readonly next: (snapshot: object) => void;
  readonly fail: (error: Error) => void;
}

const { auth, open, tell } = vi.hoisted(() => {
  const watchers = new Set<(user: User | null) => void>();
  const auth = {
    app: { name: "[DEFAULT]" },
    currentUser: null as User | null,
    onIdTokenChanged: (next: (user: User | null) => void) => {
      watchers.add(next);
      queueMicrotask(() => next(auth.currentUser));
      return () => watchers.delete(next);
    },
  };
  const tell = (user: User | null) => {
    auth.currentUser = user;
    for (const next of watchers) next(user);
  };
  return { auth, open: new Set<Listener>(), tell };
});
vi.mock("kit/firebase/panel-sdk", () => ({
  startFirebase: async () => {},
  panelAuth: () => auth,
  panelFirestore: () => ({}),
}));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<typeof import("firebase/firestore")>()),
  doc: (_: object, ...names: string[]) => ({ path: names.join("/") }),
  queryEqual: (query: { path: string }, other: { path: string }) => query.path === other.path,
  onSnapshot: (
    target: Listener["target"],
    _: object,
    next: Listener["next"],
    fail: Listener["fail"],
  ) => {
    const listener = { target, next, fail };
    open.add(listener);
    return () => open.delete(listener);
  },
}));
vi.mock("#accounts/data/record-sign-in.ts", () => ({ recordSignIn: async () => {} }));
vi.mock("#data/callables.ts", () => ({ wakeProcess: () => {} }));
vi.mock("./routes.tsx", async () => {
  const { createElement } = await import("react");
  const { useLive } = await import("#firebase/use-live.ts");
  function Posts() {
    const live = useLive({ path: "blog_posts" } as unknown as Query<{ title: string }>);
    return live.state === "ready" ? live.data.map(({ title }) => title).join() : live.state;
  }
  return {
    ADMIN_ROUTES: [
      { paths: ["/nhk"], layout: "panel", needs: "posts.readAll", screen: createElement(Posts) },
    ],
  };
});

const ADMIN = { admin: true, email_verified: true };

function account(uid: string, claims: (force: boolean) => object | Promise<object>): User {
  const user = {
    uid,
    email: `${uid}@nhk.example`,
    emailVerified: true,
    getIdToken: async (force = false) => {
      const payload = { exp: 2, iat: 1, auth_time: 1, ...(await claims(force)) };
      return `.${btoa(JSON.stringify(payload))}.`;
    },
    getIdTokenResult: (): unknown => getIdTokenResult(user as unknown as User),
  };
  return user as unknown as User;
}

const signIn = (user: User | null) => act(async () => tell(user));
const opened = () => Array.from(open, ({ target }) => target.path);

async function answer(path: string, snapshot: object): Promise<void> {
  const [listener, ...others] = Array.from(open).filter(({ target }) => target.path === path);
  expect(others).toEqual([]);
  await act(async () => listener?.next({ metadata: { fromCache: false }, ...snapshot }));
}
const giveRole = (uid: string, role = "admin") => {
  const row: Readonly<Record<string, string>> = { role, email: `${uid}@nhk.example` };
  return answer(`user_roles/${uid}`, { get: (field: string) => row[field] });
};
const givePost = (title: string) =>
  answer("blog_posts", { docs: [{ id: title, data: () => ({ title }) }] });

beforeAll(async () => {
  history.replaceState(null, "", "/nhk");
  const root = document.body.appendChild(document.createElement("div"));
  await act(() => mountAdminApp(root));
});
afterEach(() => signIn(null));

it("shows the gate after a sign-out and a working list to the next administrator", async () => {
  expect(screen.getByLabelText("Password")).toBeTruthy();
  await signIn(account("ana", () => ADMIN));
  await giveRole("ana");
  await givePost("Of Ana");
  expect(screen.getByText("Of Ana")).toBeTruthy();

  await signIn(null);
  expect(screen.getByLabelText("Password")).toBeTruthy();
  expect(opened()).toEqual([]);

  await signIn(account("eva", () => ADMIN));
  await giveRole("eva");
  expect(screen.getByText("eva@nhk.example")).toBeTruthy();
  expect(screen.queryByText("Of Ana")).toBeNull();
  await givePost("Of Eva");
  expect(screen.getByText("Of Eva")).toBeTruthy();
  expect(opened()).toEqual(["user_roles/eva", "blog_posts"]);
});

it("closes what a lowered role no longer allows in the open tab, and opens it again", async () => {
  await signIn(account("ana", () => ADMIN));
  await giveRole("ana");
  await givePost("Of Eva");
  expect(screen.getByText("Of Eva")).toBeTruthy();
  expect(screen.getByText("Overview")).toBeTruthy();

  // The token stays the same: the role document alone tells.
  await giveRole("ana", "author");
  expect(screen.queryByText("Of Eva")).toBeNull();
  expect(screen.queryByText("Overview")).toBeNull();
  expect(opened()).toEqual(["user_roles/ana"]);

  await giveRole("ana", "editor");
  await givePost("Of Eva");
  expect(screen.getByText("Of Eva")).toBeTruthy();
});

it("loads the list for the next administrator after it failed", async () => {
  await signIn(account("ana", () => ADMIN));
  await giveRole("ana");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await act(async () => Array.from(open).at(-1)?.fail(new Error("backend down")));
  expect(log).toHaveBeenCalledWith("A list could not be read", expect.any(Error));
  log.mockRestore();
  expect(screen.getByText("failed")).toBeTruthy();

  await signIn(null);
  await signIn(account("eva", () => ADMIN));
  await giveRole("eva");
  await givePost("Of Eva");
  expect(screen.getByText("Of Eva")).toBeTruthy();
});

it("hides the screens as soon as a token lacks the claim, before a refresh ends", async () => {
  const refresh = Promise.withResolvers<object>();
  let token: object = ADMIN;
  const ana = account("ana", (force) => (force ? refresh.promise : token));
  await signIn(ana);
  await giveRole("ana");
  await givePost("Of Ana");
  expect(screen.getByText("Of Ana")).toBeTruthy();

  token = { email_verified: true };
  await signIn(ana);
  expect(screen.queryByText("Of Ana")).toBeNull();
  expect(screen.queryByText("ana@nhk.example")).toBeNull();

  token = ADMIN;
  refresh.resolve(ADMIN);
  await signIn(ana);
  expect(screen.getByText("Of Ana")).toBeTruthy();
});

it("shows that the server does not answer, and recovers, when a token cannot be read", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  let token: Promise<object> = Promise.reject(new Error("offline"));
  const ana = account("ana", () => token);
  await signIn(ana);
  await giveRole("ana");
  expect(screen.getByText(/the server does not answer/)).toBeTruthy();
  expect(warn).toHaveBeenCalledExactlyOnceWith("The token could not be read", expect.anything());
  warn.mockRestore();

  token = Promise.resolve(ADMIN);
  await signIn(ana);
  expect(screen.getByText("ana@nhk.example")).toBeTruthy();
});

it("says in a bar that the server cannot be reached while a list shows what was last known", async () => {
  await signIn(account("ana", () => ADMIN));
  await giveRole("ana");
  await givePost("Of Ana");
  vi.useFakeTimers();
  const docs = [{ id: "Of Ana", data: () => ({ title: "Of Ana" }) }];
  await answer("blog_posts", { docs, metadata: { fromCache: true } });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(
    screen.getByText(/^The server cannot be reached\. Lists show what was last known/),
  ).toBeTruthy();
  expect(screen.getByText("Of Ana")).toBeTruthy();
  await givePost("Of Ana");
  expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
  vi.useRealTimers();
});
