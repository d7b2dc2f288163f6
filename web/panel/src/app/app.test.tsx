import { act } from "@testing-library/react";
import { MissingCode } from "kit/lib/load-twice";
import { beforeEach, expect, it, vi } from "vitest";
import { mountAdminApp } from "./app.tsx";

const panel = vi.hoisted(() => ({ start: vi.fn(), reload: vi.fn() }));
vi.mock("#accounts/data/session-store.ts", () => ({
  startSession: panel.start,
  useSession: vi.fn(),
}));
vi.mock("#ui/reload.ts", () => ({
  reloadForCode: panel.reload,
  replacePublicRecovery: vi.fn(),
}));
vi.mock("#accounts/sign-in/gate.tsx", () => ({}));
vi.mock("#accounts/sign-in/new-password.tsx", () => ({}));
vi.mock("./layout.tsx", () => ({}));
vi.mock("./routes.tsx", () => ({ ADMIN_ROUTES: [] }));

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
