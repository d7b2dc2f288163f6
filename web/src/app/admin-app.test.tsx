import { act } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { MissingCode } from "#lib/load-twice.ts";
import { mountAdminApp } from "./admin-app.tsx";

const panel = vi.hoisted(() => ({ start: vi.fn(), reload: vi.fn() }));
vi.mock("#data/accounts/session-store.ts", () => ({
  startSession: panel.start,
  useSession: vi.fn(),
}));
vi.mock("#ui/panel/reload.ts", () => ({
  reloadForCode: panel.reload,
  replacePublicRecovery: vi.fn(),
}));
vi.mock("#admin/auth/gate.tsx", () => ({}));
vi.mock("#admin/auth/new-password.tsx", () => ({}));
vi.mock("./admin-layout.tsx", () => ({}));
vi.mock("./admin-routes.tsx", () => ({ ADMIN_ROUTES: [] }));

async function mounted(error: Error): Promise<string> {
  panel.start.mockRejectedValue(error);
  const root = document.createElement("div");
  await act(() => mountAdminApp(root));
  return root.textContent;
}
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  panel.reload.mockReset().mockResolvedValue(true);
});

it("reloads the page when code of the start is missing", async () => {
  expect(await mounted(new MissingCode(new TypeError("Failed to fetch")))).toBe("");
  expect(panel.reload).toHaveBeenCalledExactlyOnceWith(false);
});

it("shows the failure when a reload does not help, or the cause is another one", async () => {
  expect(await mounted(new Error("No project"))).not.toBe("");
  expect(panel.reload).not.toHaveBeenCalled();
  panel.reload.mockResolvedValue(false);
  expect(await mounted(new MissingCode(new TypeError("Failed to fetch")))).not.toBe("");
});
