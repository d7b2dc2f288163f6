import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { EditorBar, type EditorBarProps } from "./editor-bar.tsx";
import { useDrawer } from "./side/use-drawer.ts";

const onSave = vi.fn();
beforeEach(() => onSave.mockReset());
afterEach(cleanup);

function Bar(props: Partial<EditorBarProps>) {
  return (
    <EditorBar
      title="Edit Post"
      saveLabel="Update Post"
      status="draft"
      outcome=""
      content={{ source: "html", html: "<p>uno dos tres</p>" }}
      unsaved={false}
      slug={undefined}
      busy={null}
      percent={0}
      drawer={useDrawer(false)}
      onSave={onSave}
      {...props}
    />
  );
}

function show(props: Partial<EditorBarProps> = {}) {
  render(
    <MemoryRouter>
      <ChakraProvider value={panelSystem}>
        <Bar {...props} />
      </ChakraProvider>
    </MemoryRouter>,
  );
}

it.each([390, 1440])("has a heading at %i px", (width) => {
  Object.assign(window, { innerWidth: width });
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Edit Post" })).toBeTruthy();
});

it("takes no input while the settings are open", async () => {
  Object.assign(window, { innerWidth: 390 });
  show();
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  expect(screen.getByRole("banner", { hidden: true })).toHaveProperty("inert", true);
});

it("saves and stays, or saves and leaves, and says which", async () => {
  show({ outcome: "Schedule for Dec 3, 2026, 10:00 AM" });
  await userEvent.click(screen.getByTitle(/^Saves and stays in the editor/));
  const leave = screen.getByRole("button", { name: "Update Post" });
  expect(leave.title).toBe("Saves and opens the post's page. Schedule for Dec 3, 2026, 10:00 AM");
  await userEvent.click(leave);
  expect(onSave.mock.calls).toEqual([[true], [false]]);
});

it.each([
  [0, "Saving..."],
  [42, "Saving... 42%"],
  [100, "Saving..."],
])("says how much of a large text is sent (%i)", (percent, name) => {
  show({ busy: "leaving", percent });
  expect(screen.getByRole("button", { name })).toBeTruthy();
});

it("shows the progress in the button that was pressed", () => {
  show({ busy: "staying", unsaved: true });
  expect(screen.getByRole("button", { name: "Saving..." }).title).toContain("stays");
  const leave = screen.getByRole("button", { name: "Update Post" });
  expect(leave.getAttribute("aria-disabled")).toBe("true");
  // On narrow screens below the badge, on wide ones beside the buttons.
  expect(screen.getAllByText("Unsaved changes")).toHaveLength(2);
});
