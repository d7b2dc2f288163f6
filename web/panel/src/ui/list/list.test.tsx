import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { panelSystem } from "../theme.ts";
import { PanelList } from "./list.tsx";

const LAST_KNOWN = "Last known: newer changes are missing.";
const show = (data: readonly string[], isLastKnown: boolean) =>
  render(
    <ChakraProvider value={panelSystem}>
      <PanelList
        list={{ state: "ready", data, unreadable: [], isLastKnown }}
        loading="Loading..."
        failure={{ title: "Error" }}
        empty={<p>No posts yet</p>}
      >
        {(items) => items.map((item) => <p key={item}>{item}</p>)}
      </PanelList>
    </ChakraProvider>,
  );
afterEach(cleanup);

it("shows that a list is empty only after the server's answer", () => {
  show([], false);
  screen.getByText("No posts yet");
  expect(screen.queryByText(LAST_KNOWN)).toBeNull();
  cleanup();
  show([], true);
  screen.getByText(LAST_KNOWN);
  expect(screen.queryByText("No posts yet")).toBeNull();
});

it("shows the entries that were last known", () => {
  show(["Pie"], true);
  screen.getByText(LAST_KNOWN);
  screen.getByText("Pie");
});
