import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useListAddress } from "#ui/list/use-list-address.ts";
import { useOpenSubmission } from "./use-open-submission.ts";

const DEFAULTS = { q: "" };

function Inbox() {
  const [{ q }, change] = useListAddress(DEFAULTS);
  const { open } = useOpenSubmission();
  return (
    <>
      <input value={q} onChange={(event) => change({ q: event.currentTarget.value })} />
      <button type="button" onClick={() => open("one")}>
        Open
      </button>
    </>
  );
}
afterEach(cleanup);

it("keeps what was typed just before a submission is opened", () => {
  const router = createMemoryRouter([{ path: "*", element: <Inbox /> }], {
    initialEntries: ["/nhk#contact"],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  // A transition is not drawn before the act ends, as on a slow computer.
  act(() => {
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "acero" } });
    fireEvent.click(screen.getByRole("button"));
  });
  const { search, hash } = router.state.location;
  expect(search + hash).toBe("?q=acero#contact/one");
});
