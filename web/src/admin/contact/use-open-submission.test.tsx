import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useListAddress } from "#ui/panel/list/use-list-address.ts";
import { useOpenSubmission } from "./use-open-submission.ts";

const DEFAULTS = { q: "" };

function Inbox() {
  const [{ q }, change] = useListAddress(DEFAULTS);
  const { open, close } = useOpenSubmission();
  return (
    <>
      <input value={q} onChange={(event) => change({ q: event.currentTarget.value })} />
      <button type="button" onClick={() => open("one")}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}
afterEach(cleanup);

it("keeps what was typed just before a submission is opened, and what was opened just before a key", () => {
  const router = createMemoryRouter([{ path: "*", element: <Inbox /> }], {
    initialEntries: ["/nhk#contact"],
  });
  render(<RouterProvider router={router} />);
  const at = () => router.state.location.search + router.state.location.hash;
  const field = screen.getByRole<HTMLInputElement>("textbox");

  // React draws nothing that waits before the act ends, as on a slow computer.
  act(() => {
    fireEvent.change(field, { target: { value: "acero" } });
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(at()).toBe("?q=acero#contact/one");
    fireEvent.change(field, { target: { value: "acero 316" } });
    expect(at()).toBe("?q=acero+316#contact/one");
    fireEvent.change(field, { target: { value: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(at()).toBe("#contact/one");
  });
  expect(field.value).toBe("");
});
