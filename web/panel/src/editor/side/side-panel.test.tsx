import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { newDraft } from "../shared/draft.ts";
import { SidePanel } from "./side-panel.tsx";
import type { ClaimCheck } from "./use-claims.ts";
import { useDrawer } from "./use-drawer.ts";

vi.mock("./claims-card.tsx", () => ({ ClaimsCard: () => "Claims" }));
vi.mock("./publication-card.tsx", () => ({ PublicationCard: () => <p>Publication</p> }));
vi.mock("./details-card.tsx", () => ({ DetailsCard: () => "Details" }));
vi.mock("./found/found-cards.tsx", () => ({ FoundCards: () => "Tags" }));
vi.mock("../history/history-card.tsx", () => ({ HistoryCard: () => "History" }));

const now = new Date(2026, 10, 28);
const draft = newDraft(now);

interface Shown {
  readonly source: "" | "guest";
  readonly state: ClaimCheck["state"];
}

function Panel({ source, state }: Shown) {
  return (
    <ChakraProvider value={panelSystem}>
      <SidePanel
        drawer={useDrawer(false)}
        id="p1"
        draft={{ ...draft, source }}
        opened={null}
        problems={{}}
        now={now}
        uploads={{ isRunning: false } as never}
        claimCheck={{ state, open: 0 } as ClaimCheck}
        onShowClaim={() => {}}
        change={() => {}}
        unsaved={false}
        onRestore={() => {}}
        tool={null}
      />
    </ChakraProvider>
  );
}

const settings = () => screen.queryByText("Publication");
const appear = () => vi.waitFor(() => expect(settings()).not.toBeNull());

afterEach(cleanup);

it.each(["ready", "failed"] as const)(
  "shows the settings once the ticks are %s, and keeps them",
  async (state) => {
    const { rerender } = render(<Panel source="guest" state="loading" />);
    await vi.dynamicImportSettled();
    expect(settings()).toBeNull();
    rerender(<Panel source="guest" state={state} />);
    await appear();
    rerender(<Panel source="guest" state="loading" />);
    expect(settings()).not.toBeNull();
  },
);

it("shows the settings of a text without claims at once, also when claims arrive", async () => {
  const { rerender } = render(<Panel source="" state="loading" />);
  await appear();
  rerender(<Panel source="guest" state="loading" />);
  expect(settings()).not.toBeNull();
});
