import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/theme.ts";
import { ContactTab } from "../contact-tab.tsx";

const data = vi.hoisted(() => ({ inbox: {} as object }));
vi.mock("./expiry-notice.tsx", () => ({ ExpiryNotice: () => null }));
vi.mock("../data/submissions.ts", () => ({
  PAGE_SIZE: 499,
  useSuspectCount: () => undefined,
  useSubmissions: () => data.inbox,
}));
vi.mock("../data/last-visit.ts", () => ({ useLastVisit: () => null }));
vi.mock("#accounts/data/session-store.ts", () => ({ useSession: () => ({ state: "signed-in" }) }));
vi.mock("#accounts/data/administrators.ts", () => ({ useAdministrators: () => new Map() }));
vi.mock("#data/audit-log.ts", () => ({}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: { error: vi.fn() } }));
afterEach(cleanup);

it.each([
  ["loading", {}, ["All", "Pending", "In Progress", "Completed"]],
  ["failed", {}, ["All", "Pending", "In Progress", "Completed"]],
  [
    "ready",
    { data: [submission({ id: "marta" })], unreadable: [] },
    ["All 1", "Pending 1", "In Progress 0", "Completed 0"],
  ],
])("counts only submissions that are loaded (%s)", (state, rest, texts) => {
  data.inbox = { state, ...rest };
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter initialEntries={["/nhk#contact"]}>
        <ContactTab />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const radios = within(screen.getByRole("radiogroup", { name: "Status" })).getAllByRole("radio");
  expect(radios.map((radio) => radio.closest("label")?.textContent)).toEqual(texts);
});
