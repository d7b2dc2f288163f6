import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { LabelsDialog } from "./labels-dialog.tsx";

const countLabeledPosts = vi.hoisted(() => vi.fn<(label: string) => Promise<number>>());
vi.mock("../../data/labels.ts", () => ({
  countLabeledPosts,
  useLabels: () => ({
    state: "ready",
    data: ["Ferias", "Norma EN"].map((name) => ({ id: name, name })),
    unreadable: [],
  }),
}));
vi.mock("#accounts/data/use-can.ts", () => ({ useCan: () => () => false }));

/** Sees only the label at the top. */
class Observer {
  readonly show: IntersectionObserverCallback;

  constructor(show: IntersectionObserverCallback) {
    this.show = show;
  }
  observe(target: Element) {
    const isIntersecting = target.closest("li")?.previousElementSibling === null;
    const entry = { isIntersecting } as IntersectionObserverEntry;
    this.show([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}
vi.stubGlobal("IntersectionObserver", Observer);

afterEach(cleanup);

it("counts the posts of labels in view, and counts again after a failure", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  countLabeledPosts.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(3);
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <LabelsDialog open onClose={() => {}} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /Count again.*Ferias/ }));
  await screen.findByText("3 posts");
  expect(countLabeledPosts.mock.calls).toEqual([["Ferias"], ["Ferias"]]);
  logged.mockRestore();
});
