import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/panel/theme.ts";
import { ContactTab } from "../contact-tab.tsx";

const data = vi.hoisted(() => ({ inbox: {} as object }));
vi.mock("./expiry-notice.tsx", () => ({ ExpiryNotice: () => null }));
vi.mock("#data/contact/submissions.ts", () => ({
  PAGE_SIZE: 499,
  useSuspectCount: () => undefined,
  useSubmissions: () => data.inbox,
}));
vi.mock("#data/contact/last-visit.ts", () => ({ useLastVisit: () => null }));
vi.mock("#data/accounts/session-store.ts", () => ({ useSession: () => ({ state: "signed-in" }) }));
vi.mock("#data/accounts/administrators.ts", () => ({ useAdministrators: () => new Map() }));
vi.mock("#data/accounts/audit-log.ts", () => ({}));
vi.mock("#ui/panel/toasts/toaster.tsx", () => ({ notify: { error: vi.fn() } }));
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
  expect(radios.map((one) => one.closest("label")?.textContent)).toEqual(texts);
});
