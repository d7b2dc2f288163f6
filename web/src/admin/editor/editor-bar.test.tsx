import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { panelSystem } from "#ui/panel/theme.ts";
import { EditorBar } from "./editor-bar.tsx";
import { useDrawer } from "./side/use-drawer.ts";

afterEach(cleanup);

function Bar() {
  return (
    <EditorBar
      title="Edit Post"
      saveLabel="Update Post"
      status="draft"
      content={{ source: "html", html: "<p>uno dos tres</p>" }}
      unsaved={false}
      slug={undefined}
      busy={false}
      drawer={useDrawer(false)}
      onSave={() => {}}
    />
  );
}

it.each([390, 1440])("has a heading at %i px", (width) => {
  Object.assign(window, { innerWidth: width });
  render(
    <MemoryRouter>
      <ChakraProvider value={panelSystem}>
        <Bar />
      </ChakraProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Edit Post" })).toBeTruthy();
});

it("takes no input while the settings are open", async () => {
  Object.assign(window, { innerWidth: 390 });
  render(
    <MemoryRouter>
      <ChakraProvider value={panelSystem}>
        <Bar />
      </ChakraProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  expect(screen.getByRole("banner", { hidden: true })).toHaveProperty("inert", true);
});
