import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { panelSystem } from "#ui/theme.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";
import { ReplaceFile } from "./replace-file.tsx";

const { data, upload } = vi.hoisted(() => ({
  data: { replacePicture: vi.fn() },
  upload: { uploadPicture: vi.fn() },
}));
vi.mock("#pictures/data/pictures.ts", () => data);
vi.mock("#pictures/data/picture-posts.ts", () => ({ MAX_USES: 20 }));
vi.mock("#pictures/data/upload-picture.ts", () => upload);

const [id, by] = ["a", "b"].map((digit) => digit.repeat(32)) as [string, string];
const toUrl = (pictureId: string) => `/media/${pictureId}-40x30/800.webp`;
const picture: LibraryPicture = {
  ...{ id, name: "pie.jpg", type: "jpeg", width: 40, height: 30, bytes: 84_000 },
  ...{ is_animated: false, color: "#ffffff", uploaded_by: "ana", uploaded_at: new Date() },
};
const onReplaced = vi.fn();

/** Opens the dialog with a file. */
async function choose(posts: number): Promise<void> {
  render(
    <ChakraProvider value={panelSystem}>
      <Toaster />
      <ReplaceFile {...{ picture, posts, onReplaced }} />
    </ChakraProvider>,
  );
  const input = screen.getByLabelText("Replace file", { selector: "input" });
  await userEvent.upload(input, new File(["x"], "nuevo.jpg", { type: "image/jpeg" }));
}
const dialog = () => screen.findByRole("alertdialog", { name: "Replace this file?" });
const press = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole("button", { name }));
async function uploaded(): Promise<readonly (string | null)[]> {
  const shown = await dialog();
  await vi.waitFor(() => expect(shown.querySelectorAll("img")).toHaveLength(2));
  return [...shown.querySelectorAll("img")].map((element) => element.getAttribute("src"));
}
type Replace = (
  id: string,
  by: string,
  onPost: (posts: number) => void,
  signal: AbortSignal,
) => Promise<boolean>;

beforeEach(() => {
  vi.resetAllMocks();
  upload.uploadPicture.mockResolvedValue(toUrl(by));
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

it("shows both files, replaces post by post, and gives the new one back", async () => {
  const end = Promise.withResolvers<boolean>();
  data.replacePicture.mockImplementation(((_id, _by, onPost) => {
    onPost(3);
    return end.promise;
  }) satisfies Replace);
  await choose(7);
  expect(await uploaded()).toEqual([toUrl(id), toUrl(by)]);
  expect((await dialog()).textContent).toContain("7 posts show it and will show the new file");
  await press("Replace file");
  await screen.findByText("3 of 7 posts");
  expect(data.replacePicture.mock.calls[0]?.slice(0, 2)).toEqual([id, by]);
  end.resolve(true);
  const toast = await screen.findByText("File replaced");
  expect(onReplaced.mock.calls).toEqual([[toUrl(by)]]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  // The next test would see it, too.
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitForElementToBeRemoved(toast);
});

it("can be stopped and continued, and goes on counting", async () => {
  data.replacePicture.mockImplementationOnce(((_id, _by, onPost, signal) => {
    onPost(2);
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve(false)));
  }) satisfies Replace);
  data.replacePicture.mockImplementationOnce((async (_id, _by, onPost) => {
    onPost(1);
    return new Promise(() => {});
  }) satisfies Replace);
  await choose(4);
  await uploaded();
  await press("Replace file");
  await press("Stop");
  await screen.findByText("The other posts show the former file until you continue.");
  expect(onReplaced).not.toHaveBeenCalled();
  await press("Continue");
  await screen.findByText("3 of 4 posts");
});

it("says why it ended, and continues", async () => {
  const safe = "The text of “Guía” would be too long.";
  data.replacePicture
    .mockRejectedValueOnce(new DomainError("failed-precondition", safe))
    .mockResolvedValueOnce(true);
  await choose(1);
  await uploaded();
  await press("Replace file");
  const reason = await screen.findByText(safe);
  expect(reason.closest("[role=alert]")).not.toBeNull();
  await press("Continue");
  await screen.findByText("File replaced");
});

it("replaces nothing by the same file, nor by one that was not uploaded", async () => {
  upload.uploadPicture
    .mockRejectedValueOnce(new DomainError("invalid-argument", "The file is empty."))
    .mockResolvedValueOnce(toUrl(id));
  await choose(1);
  await screen.findByText("The file is empty.");
  await press("Replace file");
  await press("Try again");
  await screen.findByText("This is the same file.");
  await press("Replace file");
  expect(data.replacePicture).not.toHaveBeenCalled();
});
