import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { FeaturedImage } from "./featured-image.tsx";

type Upload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;
const data = vi.hoisted(() => ({
  uploadPicture: vi.fn<Upload>(),
  copyPicture: vi.fn<(address: string) => Promise<string>>(),
}));
vi.mock("#pictures/data/upload-picture.ts", () => data);
vi.mock("#pictures/data/pictures.ts", () => data);

const STORED = "/media/0123456789abcdef0123456789abcdef-1600x900/800.webp";
const file = new File(["x"], "pie.jpg", { type: "image/jpeg" });

const onPending = vi.fn<(isPending: boolean) => void>();

function Field() {
  const [address, setAddress] = useState("");
  return (
    <ChakraProvider value={panelSystem}>
      <FeaturedImage
        address={address}
        problem={undefined}
        onChange={setAddress}
        onPending={onPending}
      />
    </ChakraProvider>
  );
}

const addressField = () => screen.getByRole("textbox", { name: "Featured image URL" });
const choose = () =>
  userEvent.upload(screen.getByLabelText("Choose image", { selector: "input" }), file);

beforeEach(() => {
  data.uploadPicture.mockReset();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  render(<Field />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the progress of a chosen picture, then its address", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  data.uploadPicture.mockImplementation((_, onProgress) => {
    onProgress(0.4);
    return promise;
  });
  await choose();
  await screen.findByText("Uploading pie.jpg");
  expect(screen.getByRole("progressbar", { name: "Uploading pie.jpg" })).toHaveProperty(
    "value",
    0.4,
  );
  resolve(STORED);
  await vi.waitFor(() => expect(addressField()).toHaveProperty("value", STORED));
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("is pending while a file is uploaded or a picture of another server is copied", async () => {
  const upload = Promise.withResolvers<string>();
  data.uploadPicture.mockReturnValue(upload.promise);
  await choose();
  await vi.waitFor(() => expect(onPending).toHaveBeenLastCalledWith(true));
  upload.resolve("https://fotos.example/a.jpg");
  await vi.waitFor(() => expect(onPending).toHaveBeenLastCalledWith(false));

  const copy = Promise.withResolvers<string>();
  data.copyPicture.mockReturnValue(copy.promise);
  await userEvent.click(await screen.findByRole("button", { name: "Copy into the library" }));
  await vi.waitFor(() => expect(onPending).toHaveBeenLastCalledWith(true));
  copy.resolve(STORED);
  await vi.waitFor(() => expect(addressField()).toHaveProperty("value", STORED));
  await vi.waitFor(() => expect(onPending).toHaveBeenLastCalledWith(false));
});

it("is no longer pending when the address is changed during a copy", async () => {
  data.copyPicture.mockReturnValue(new Promise(() => {}));
  await userEvent.type(addressField(), "https://fotos.example/a.jpg");
  await userEvent.click(await screen.findByRole("button", { name: "Copy into the library" }));
  await vi.waitFor(() => expect(onPending).toHaveBeenLastCalledWith(true));
  await userEvent.type(addressField(), "2");
  await vi.waitFor(() => expect(onPending).toHaveBeenLastCalledWith(false));
});

it.each([
  ["its focus", `${STORED}#62-0`, "62% 0%"],
  ["the center", STORED, ""],
])("shows %s of the picture", async (_, address, position) => {
  fireEvent.change(addressField(), { target: { value: address } });
  const preview = await screen.findByAltText("Featured image preview");
  expect(preview.style.objectPosition).toBe(position);
});

it.each(["drop", "paste"] as const)("takes a file by %s", async (way) => {
  data.uploadPicture.mockResolvedValue(STORED);
  if (way === "drop")
    fireEvent.drop(addressField(), { dataTransfer: { files: [file], types: ["Files"] } });
  else fireEvent.paste(addressField(), { clipboardData: { files: [file], types: ["Files"] } });
  await vi.waitFor(() => expect(addressField()).toHaveProperty("value", STORED));
});

it("leaves text that an office program copied with a picture of it to the field", () => {
  const clipboardData = { files: [file], types: ["text/plain", "text/html", "Files"] };
  // True: the browser inserts the text.
  expect(fireEvent.paste(addressField(), { clipboardData })).toBe(true);
  expect(data.uploadPicture).not.toHaveBeenCalled();
});

it("keeps the address when an upload is cancelled, and ignores its end", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  data.uploadPicture.mockReturnValue(promise);
  await userEvent.type(addressField(), "/images/hero-800.webp");
  await choose();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel upload" }));
  expect(data.uploadPicture.mock.calls[0]?.[2].aborted).toBe(true);
  resolve(STORED);
  await screen.findByRole("button", { name: "Choose image" });
  expect(addressField()).toHaveProperty("value", "/images/hero-800.webp");
});

it("says why a picture was not uploaded, and sends the same file again", async () => {
  const sentence = "The picture is damaged or incomplete.";
  data.uploadPicture.mockRejectedValueOnce(new DomainError("invalid-argument", sentence));
  data.uploadPicture.mockResolvedValue(STORED);
  await choose();
  const alert = await screen.findByText("pie.jpg was not uploaded");
  expect(alert.parentElement?.textContent).toContain(sentence);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(addressField()).toHaveProperty("value", STORED));
  expect(data.uploadPicture.mock.calls.map(([sent]) => sent)).toEqual([file, file]);
  expect(screen.queryByText("pie.jpg was not uploaded")).toBeNull();
});
