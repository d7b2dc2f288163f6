import { expect, it, vi } from "vitest";

const inTransaction = vi.hoisted(() => vi.fn());
vi.mock("kit/firebase/panel-sdk", () => ({
  panelAuth: () => ({ currentUser: null }),
  panelFirestore: () => ({}),
}));
vi.mock("#firebase/transaction.ts", () => ({ inTransaction }));
vi.mock("#firebase/use-live.ts", () => ({ useLive: vi.fn() }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { storeServerDraft } = await import("./post-drafts.ts");
const { endEditing, noteEditing } = await import("./post-editors.ts");

it("after the session has ended neither drafts nor open editors are sent", async () => {
  const sent = storeServerDraft("tab", {} as Parameters<typeof storeServerDraft>[1]);
  await expect(sent).rejects.toThrow("Nobody is signed in.");
  await endEditing("post");
  await noteEditing("post");
  expect(inTransaction).not.toHaveBeenCalled();
});
