import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { panelSystem } from "#ui/theme.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";
import { PictureFocus } from "./picture-focus.tsx";

const data = vi.hoisted(() => ({ focusPicture: vi.fn() }));
vi.mock("#pictures/data/pictures.ts", () => data);

const id = "a".repeat(32);
const picture: LibraryPicture = {
  ...{ id, name: "pie.jpg", type: "jpeg", width: 1600, height: 900, bytes: 9 },
  ...{ is_animated: false, color: "#ffffff", uploaded_by: "ana", uploaded_at: new Date() },
};
const shown = (rest: Partial<LibraryPicture> = {}, isOpen = true) => (
  <ChakraProvider value={panelSystem}>
    <Toaster />
    {isOpen ? <PictureFocus picture={{ ...picture, ...rest }} alt="Un pie" /> : null}
    <button type="button">Elsewhere</button>
  </ChakraProvider>
);
const handle = () => screen.getByRole("button", { name: /^Crop focus, / });
const elsewhere = () => userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

it("moves with the arrow keys, inside the picture, shows the crops, and is saved when it is left", async () => {
  render(shown({ focus_x: 62, focus_y: 44 }));
  handle().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}");
  screen.getByText("Crop focus: 73 % across, 42 % down");
  expect(handle().style).toMatchObject({ left: "73%", top: "42%" });
  const crops = within(screen.getByRole("group", { name: "Crops with this focus" }));
  const positions = crops.getAllByRole("presentation").map(({ style }) => style.objectPosition);
  expect(positions).toEqual(Array(4).fill("73% 42%"));
  await userEvent.keyboard("{Shift>}{ArrowRight>4/}{ArrowUp>5/}{/Shift}");
  screen.getByText("Crop focus: 100 % across, 0 % down");
  expect(data.focusPicture).not.toHaveBeenCalled();
  await elsewhere();
  await screen.findByText("Saved");
  expect(data.focusPicture.mock.calls).toEqual([[id, { x: 100, y: 0 }]]);
});

it("moves to the place that is pressed, and back to the center with Reset", async () => {
  render(shown({ focus_x: 62, focus_y: 44 }));
  const large = screen.getByRole("img", { name: "Un pie" });
  const box = { left: 100, top: 50, width: 320, height: 180 } as DOMRect;
  vi.spyOn(large.parentElement ?? expect.fail(), "getBoundingClientRect").mockReturnValue(box);
  fireEvent.click(large, { clientX: 180, clientY: 140 });
  screen.getByText("Crop focus: 25 % across, 50 % down");
  expect(document.activeElement).toBe(handle());
  // Also what a key does on the handle.
  fireEvent.click(handle(), { clientX: 0, clientY: 0 });
  screen.getByText("Crop focus: 25 % across, 50 % down");
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  screen.getByText("Crop focus: 50 % across, 50 % down");
  expect(screen.getByRole("button", { name: "Reset" })).toHaveProperty("disabled", true);
  expect(data.focusPicture).not.toHaveBeenCalled();
  await elsewhere();
  expect(data.focusPicture.mock.calls).toEqual([[id, { x: 50, y: 50 }]]);
});

it("does not save what is stored already", async () => {
  render(shown());
  handle().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{Tab}");
  await elsewhere();
  expect(data.focusPicture).not.toHaveBeenCalled();
});

it("also saves what is changed while it saves", async () => {
  const first = Promise.withResolvers<void>();
  data.focusPicture.mockReturnValueOnce(first.promise);
  render(shown());
  handle().focus();
  await userEvent.keyboard("{ArrowRight}");
  await elsewhere();
  screen.getByText("Saving...");
  handle().focus();
  await userEvent.keyboard("{ArrowRight}");
  await elsewhere();
  first.resolve();
  await screen.findByText("Saved");
  const points = data.focusPicture.mock.calls.map(([, { x }]) => x);
  expect(points).toEqual([51, 52]);
});

it("says why it was not saved, and saves it again", async () => {
  const sentence = "This picture is no longer in the library.";
  data.focusPicture.mockRejectedValueOnce(new DomainError("not-found", sentence));
  render(shown());
  handle().focus();
  await userEvent.keyboard("{ArrowRight}");
  await elsewhere();
  const alert = await screen.findByText("The crop focus was not saved");
  expect(alert.parentElement?.textContent).toContain(sentence);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Saved");
  expect(data.focusPicture).toHaveBeenCalledTimes(2);
});

it("says so as a toast when the library was closed meanwhile", async () => {
  const save = Promise.withResolvers<void>();
  data.focusPicture.mockReturnValueOnce(save.promise);
  const { rerender } = render(shown());
  handle().focus();
  await userEvent.keyboard("{ArrowRight}");
  await elsewhere();
  rerender(shown({}, false));
  save.reject(new DomainError("unavailable"));
  await screen.findByText("The crop focus was not saved");
  await screen.findByText("Please try again.");
});
