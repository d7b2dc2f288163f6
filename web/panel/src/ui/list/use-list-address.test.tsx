import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { toOption, useListAddress } from "./use-list-address.ts";

const DEFAULTS = { q: "", status: "all", after: "" } as const;

function List() {
  const [values, change] = useListAddress(DEFAULTS);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <input value={values.q} onChange={(event) => change({ q: event.currentTarget.value })} />
      <button type="button" onClick={() => change({ after: "a" }, "push")}>
        Next
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <p>{JSON.stringify(values)}</p>
      <p>at {pathname + search + hash}</p>
    </>
  );
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
afterEach(cleanup);

it("reads its values from the address", () => {
  show("/nhk?q=acero&status=draft#jobs");
  screen.getByText(JSON.stringify({ q: "acero", status: "draft", after: "" }));
});

it("writes what differs from the defaults, and keeps hash and other values", async () => {
  const user = show("/nhk?other=1&status=draft#contact");
  await user.type(screen.getByRole("textbox"), "ac");
  screen.getByText("at /nhk?other=1&status=draft&q=ac#contact");
  await user.clear(screen.getByRole("textbox"));
  screen.getByText("at /nhk?other=1&status=draft#contact");
});

it("shows every key of fast typing", async () => {
  const user = show("/nhk");
  await user.type(screen.getByRole("textbox"), "acero inoxidable");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("acero inoxidable");
});

it("follows Back after a pushed change", async () => {
  const user = show("/nhk?q=x");
  await user.click(screen.getByRole("button", { name: "Next" }));
  screen.getByText("at /nhk?q=x&after=a");
  await act(() => user.click(screen.getByRole("button", { name: "Back" })));
  screen.getByText(JSON.stringify({ q: "x", status: "all", after: "" }));
});

it("replaces a value that is no option by the first one", () => {
  expect(toOption(["all", "draft"], "draft")).toBe("draft");
  expect(toOption(["all", "draft"], "<b>")).toBe("all");
});
