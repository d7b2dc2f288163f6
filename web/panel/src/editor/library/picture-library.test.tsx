import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Role } from "domain/accounts/permissions";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoleProvider } from "#accounts/data/use-can.ts";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { panelSystem } from "#ui/theme.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";
import { PictureLibrary } from "./picture-library.tsx";

const { data, uses, upload } = vi.hoisted(() => ({
  data: {
    ...{ MAX_PICTURES: 500, usePictures: vi.fn(), describePicture: vi.fn() },
    ...{ deletePicture: vi.fn(), restorePicture: vi.fn() },
  },
  uses: { MAX_USES: 20, usePicturePosts: vi.fn(), usedPictureIds: vi.fn() },
  upload: { uploadPicture: vi.fn() },
}));
vi.mock("#pictures/data/pictures.ts", () => data);
vi.mock("#pictures/data/picture-posts.ts", () => uses);
vi.mock("#pictures/data/upload-picture.ts", () => upload);

const toId = (digit: number) => String(digit).repeat(32);
const toUrl = (digit: number) => `/media/${toId(digit)}-40x30/800.webp`;
const picture = (digit: number, rest: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ id: toId(digit), name: `pie-${digit}.jpg`, type: "jpeg", width: 40, height: 30 },
  ...{ bytes: 84_000, is_animated: false, color: "#ffffff", uploaded_by: "ana" },
  ...{ uploaded_at: new Date(`2026-11-0${digit}`), ...rest },
});
const ready = (items: readonly object[]) => ({
  ...{ state: "ready", data: items, unreadable: [], isLastKnown: false },
});
const has = (...pictures: LibraryPicture[]) => data.usePictures.mockReturnValue(ready(pictures));
const deletedOn = (day: string) => ({
  deleted_at: new Date(day),
  purge_at: new Date("2026-12-24"),
});

const onChoose = vi.fn();
const show = (role: Role = "admin") =>
  render(
    <ChakraProvider value={panelSystem}>
      <Toaster />
      <RoleProvider value={role}>
        <PictureLibrary onChoose={onChoose} onClose={() => {}} />
      </RoleProvider>
    </ChakraProvider>,
  );
const field = () => screen.findByRole("textbox", { name: "Image description" });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText("Upload", { selector: "input" }), files);
const toFile = (name: string) => new File(["x"], name, { type: "image/jpeg" });

beforeEach(() => {
  vi.resetAllMocks();
  uses.usePicturePosts.mockReturnValue(ready([]));
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

it("saves a description when its field is left, and gives it to the post", async () => {
  has(picture(1), picture(2));
  show();
  await userEvent.click(screen.getByRole("radio", { name: /pie-2\.jpg/ }));
  await userEvent.type(await field(), " Un  pie ");
  await userEvent.click(screen.getByRole("button", { name: "Use image" }));
  expect(data.describePicture.mock.calls).toEqual([[toId(2), "Un pie"]]);
  expect(onChoose.mock.calls).toEqual([[{ url: toUrl(2), alt: "Un pie" }]]);
});

it("keeps a description that was not saved, also beside another picture", async () => {
  has(picture(1), picture(2));
  data.describePicture.mockRejectedValueOnce(new DomainError("unavailable"));
  show();
  await userEvent.click(screen.getByRole("radio", { name: /pie-2/ }));
  await userEvent.type(await field(), "Un pie");
  await userEvent.click(screen.getByRole("radio", { name: /pie-1/ }));
  await userEvent.click(screen.getByRole("radio", { name: /pie-2/ }));
  expect(await field()).toHaveProperty("value", "Un pie");
});

it("also saves what is corrected while it saves", async () => {
  has(picture(1));
  const first = Promise.withResolvers<void>();
  data.describePicture.mockReturnValueOnce(first.promise);
  show();
  await userEvent.click(screen.getByRole("radio", { name: /pie-1/ }));
  await userEvent.type(await field(), "Un pi");
  await userEvent.tab();
  await userEvent.type(await field(), "e");
  await userEvent.tab();
  first.resolve();
  await screen.findByText("Saved");
  expect(data.describePicture.mock.calls.map(([, text]) => text)).toEqual(["Un pi", "Un pie"]);
});

it("leaves the picture whose description is typed when an upload ends", async () => {
  has(picture(1), picture(2));
  const sent = Promise.withResolvers<string>();
  upload.uploadPicture.mockReturnValueOnce(sent.promise);
  show();
  await choose(toFile("b.jpg"));
  await userEvent.click(screen.getByRole("radio", { name: /pie-1/ }));
  await userEvent.type(await field(), "Un pie");
  sent.resolve(toUrl(2));
  await vi.waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(screen.getByRole("radio", { name: /pie-1/ })).toHaveProperty("checked", true);
});

it("says why a description was not saved, and saves it again", async () => {
  has(picture(1));
  const sentence = "This picture is no longer in the library.";
  data.describePicture.mockRejectedValueOnce(new DomainError("not-found", sentence));
  show();
  await userEvent.click(screen.getByRole("radio", { name: /pie-1/ }));
  await userEvent.type(await field(), "Un pie");
  await userEvent.tab();
  expect(
    (await screen.findByText("The description was not saved")).parentElement?.textContent,
  ).toContain(sentence);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Saved");
});

it("uploads several pictures one after the other, and selects the last", async () => {
  has(picture(1), picture(2));
  const first = Promise.withResolvers<string>();
  upload.uploadPicture.mockReturnValueOnce(first.promise).mockResolvedValueOnce(toUrl(2));
  show();
  await choose(toFile("a.jpg"), toFile("b.jpg"));
  await screen.findByText("Uploading a.jpg");
  await vi.waitFor(() => expect(upload.uploadPicture).toHaveBeenCalled());
  expect(upload.uploadPicture).toHaveBeenCalledOnce();
  first.resolve(toUrl(1));
  await vi.waitFor(() =>
    expect(screen.getByRole("radio", { name: /pie-2/ })).toHaveProperty("checked", true),
  );
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("lists a failed upload until it is sent again or dismissed, and goes on with the next", async () => {
  has(picture(1));
  const sentence = "The picture is damaged or incomplete.";
  upload.uploadPicture
    .mockRejectedValueOnce(new DomainError("invalid-argument", sentence))
    .mockResolvedValue(toUrl(1));
  show();
  fireEvent.drop(screen.getByRole("radiogroup"), {
    dataTransfer: { files: [toFile("a.jpg"), toFile("b.jpg")], types: ["Files"] },
  });
  const alert = await screen.findByText("a.jpg was not uploaded");
  expect(alert.parentElement?.textContent).toContain(sentence);
  await vi.waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(screen.queryByText("a.jpg was not uploaded")).toBeNull());
  expect(upload.uploadPicture).toHaveBeenCalledTimes(3);
});

it("cancels one upload, and sends the next", async () => {
  has(picture(1));
  upload.uploadPicture
    .mockImplementationOnce(
      (_file: File, _onProgress: unknown, signal: AbortSignal) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    )
    .mockResolvedValueOnce(toUrl(1));
  show();
  await choose(toFile("a.jpg"), toFile("b.jpg"));
  await vi.waitFor(() => expect(upload.uploadPicture).toHaveBeenCalled());
  const [cancel = expect.fail()] = screen.getAllByRole("button", { name: "Cancel upload" });
  await userEvent.click(cancel);
  await vi.waitFor(() =>
    expect(screen.getByRole("radio", { name: /pie-1/ })).toHaveProperty("checked", true),
  );
});

it("shows 24 at first, and finds by name and description", async () => {
  const many = Array.from({ length: 30 }, (_, n) =>
    picture(1, { id: n.toString(16).padStart(32, "0"), name: `foto ${n}.jpg`, alt: "Brida" }),
  );
  has(...many);
  show();
  expect(screen.getAllByRole("radio")).toHaveLength(24);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getAllByRole("radio")).toHaveLength(30);
  await fill(userEvent, screen.getByRole("searchbox"), "bridas 29");
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  await userEvent.type(screen.getByRole("searchbox"), " x");
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(screen.getAllByRole("radio")).toHaveLength(30);
});

const post = (title: string, rest: object = {}) => ({ id: title, title, published: true, ...rest });

it("lists the posts that show a picture, and does not ask to delete it", async () => {
  has(picture(1));
  const featured = { published: false, featured_image_url: toUrl(1) };
  uses.usePicturePosts.mockReturnValue(ready([post("Guía"), post("Limpieza", featured)]));
  show();
  await userEvent.click(screen.getByRole("radio", { name: /pie-1/ }));
  await screen.findByText("Used in 2 posts");
  const link = screen.getByRole("link", { name: "Limpieza" });
  expect(link.getAttribute("href")).toBe("/cortzen/blog/edit/Limpieza");
  expect(link.parentElement?.textContent).toBe("Limpieza · featured");
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const guard = await screen.findByRole("alertdialog");
  expect(guard.textContent).toContain("2 posts show it, 1 published. Replace it there first.");
  fireEvent.click(within(guard).getByRole("button", { name: "Close" }));
  expect(data.deletePicture).not.toHaveBeenCalled();
});

it("deletes an unused picture after a question, and restores it with Undo", async () => {
  has(picture(1));
  show();
  await userEvent.click(screen.getByRole("radio", { name: /pie-1/ }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("No post shows “pie-1.jpg”.");
  fireEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByText("Image deleted");
  expect(data.deletePicture.mock.calls).toEqual([[toId(1)]]);
  expect(screen.getByText(/^Select an image/)).toBeTruthy();
  fireEvent.click(screen.getByText("Undo"));
  await screen.findByText("Image restored");
  expect(data.restorePicture.mock.calls).toEqual([[toId(1)]]);
});

it("keeps the picture selected when it could not be deleted, with the server's reason", async () => {
  has(picture(1));
  const sentence = "A post shows this picture: “Guía”.";
  data.deletePicture.mockRejectedValue(new DomainError("failed-precondition", sentence));
  show();
  await userEvent.click(screen.getByRole("radio", { name: /pie-1/ }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByText(sentence);
  expect(screen.getByRole("radio", { name: /pie-1/ })).toHaveProperty("checked", true);
});

it("shows deleted pictures apart: restored until a day, and not to be used", async () => {
  has(picture(1), picture(2, deletedOn("2026-11-24")));
  show();
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByText("1 image, 83 kB")).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Deleted");
  await userEvent.click(screen.getByRole("radio", { name: /pie-2/ }));
  await screen.findByText("Deleted. It can be restored until Dec 24, 2026.");
  expect(screen.getByRole("button", { name: "Use image" })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "Restore" }));
  await vi.waitFor(() => expect(data.restorePicture.mock.calls).toEqual([[toId(2)]]));
});

it("reads the uses when a filter needs them, and offers another try", async () => {
  has(picture(1), picture(2), picture(3));
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  uses.usedPictureIds
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(new Set([toId(2)]));
  show();
  expect(uses.usedPictureIds).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Not used");
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  await vi.waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(2));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Used in posts");
  await vi.waitFor(() => expect(screen.getByRole("radio", { name: /pie-2/ })).toBeTruthy());
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
});

it("offers authors, who read no posts of others, no filter by use", () => {
  has(picture(1));
  show("author");
  const filter = screen.getByRole("combobox", { name: "Show" });
  expect(
    within(filter)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["All images", "Without description", "Deleted"]);
});
