import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { panelSystem } from "./theme.ts";

afterEach(cleanup);

const onCancel = vi.fn();
function show(change: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
  onCancel.mockClear();
  render(
    <ChakraProvider value={panelSystem}>
      <ConfirmDialog
        open
        title="Delete it?"
        confirm="Delete"
        onConfirm={() => {}}
        onCancel={onCancel}
        {...change}
      >
        It cannot be undone.
      </ConfirmDialog>
    </ChakraProvider>,
  );
}
const labels = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("focuses Cancel, which stands first", async () => {
  show();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
  expect(labels()).toEqual(["Cancel", "Delete"]);
});

it("puts a recommended Cancel last, and focuses it", async () => {
  show({ recommendsCancel: true, cancel: "Keep it" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep it"));
  expect(labels()).toEqual(["Delete", "Keep it"]);
});

it("keeps its last texts while it closes", async () => {
  const dialog = (open: boolean, count: number) => (
    <ChakraProvider value={panelSystem}>
      <ConfirmDialog
        open={open}
        title={`Delete ${count} posts?`}
        confirm={`Delete ${count}`}
        onConfirm={() => {}}
        onCancel={() => {}}
      >
        {count} in the trash
      </ConfirmDialog>
    </ChakraProvider>
  );
  const { rerender } = render(dialog(true, 2));
  await screen.findByRole("alertdialog", { name: "Delete 2 posts?" });
  const written: string[] = [];
  const observer = new MutationObserver((records) =>
    written.push(...records.map(({ target }) => target.textContent ?? "")),
  );
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  rerender(dialog(false, 0));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  observer.disconnect();
  expect(written.join("\n")).not.toMatch(/\b0\b/);
  rerender(dialog(true, 3));
  await screen.findByText("Delete 3 posts?");
  screen.getByText("3 in the trash");
});

it.each([
  [false, 1],
  [true, 0],
])("closes at Escape unless it is busy (%s)", async (busy, closed) => {
  show({ busy });
  await screen.findByRole("alertdialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(closed));
});
