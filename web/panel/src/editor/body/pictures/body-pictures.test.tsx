import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { TiptapEditorHTMLElement } from "@tiptap/core";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import type { AddPictures } from "../wysiwyg.tsx";
import { Wysiwyg } from "../wysiwyg.tsx";

type Upload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;
const data = vi.hoisted(() => ({ uploadPicture: vi.fn<Upload>() }));
vi.mock("#pictures/data/upload-picture.ts", () => data);
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: { error: vi.fn() } }));

const file = (name: string) => new File(["x"], name, { type: "image/png" });
const sent = () => data.uploadPicture.mock.calls.map(([{ name }]) => name);
const onChange = vi.fn<(html: string) => void>();
const onPending = vi.fn();
const place = (name: string) => within(screen.getByRole("group", { name }));

let add: AddPictures;
async function open(html: string) {
  const ref = { current: null as AddPictures | null };
  const wysiwyg = (
    <Wysiwyg html={html} onChange={onChange} onPending={onPending} addPictures={ref} invalid={{}} />
  );
  const { unmount } = render(<ChakraProvider value={panelSystem}>{wysiwyg}</ChakraProvider>);
  add = (files) => ref.current?.(files);
  return unmount;
}

beforeEach(() => {
  vi.clearAllMocks();
  data.uploadPicture.mockReset();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

it("uploads two pictures at a time, and inserts each without a description", async () => {
  const ends = new Map<string, (src: string) => void>();
  data.uploadPicture.mockImplementation(
    ({ name }) => new Promise((resolve) => void ends.set(name, resolve)),
  );
  await open("<p>uno</p>");
  add([file("a.png"), file("b.png"), file("c.png")]);
  await screen.findByText("Uploading c.png");
  await vi.waitFor(() => expect(sent()).toEqual(["a.png", "b.png"]));
  expect(onPending).toHaveBeenLastCalledWith("running");
  expect(onChange).not.toHaveBeenCalled();
  ends.get("b.png")?.("/b.webp");
  await vi.waitFor(() => expect(sent()).toEqual(["a.png", "b.png", "c.png"]));
  ends.get("c.png")?.("/c.webp");
  ends.get("a.png")?.("/a.webp");
  await vi.waitFor(() => expect(onPending).toHaveBeenLastCalledWith("none"));
  expect(onChange.mock.lastCall?.[0]).toMatch(
    /<img src="\/a.webp"><img src="\/b.webp"><img src="\/c.webp">/,
  );
});

it("keeps a failed upload in its place until it is repeated or removed", async () => {
  data.uploadPicture.mockRejectedValue(new DomainError("invalid-argument", "It is damaged."));
  await open("<p>uno</p>");
  add([file("a.png"), file("b.png")]);
  await screen.findByText("b.png was not uploaded");
  expect(place("a.png").getByText("It is damaged.")).toBeTruthy();
  expect(onPending).toHaveBeenLastCalledWith("failed");
  data.uploadPicture.mockResolvedValue("/a.webp");
  await userEvent.click(place("a.png").getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('<img src="/a.webp">'));
  await userEvent.click(place("b.png").getByRole("button", { name: "Remove" }));
  expect(screen.queryByRole("group", { name: "b.png" })).toBeNull();
  expect(onPending).toHaveBeenLastCalledWith("none");
});

it("describes a selected picture or marks it as decorative, as one step of the history", async () => {
  await open('<p>uno<img src="/a.webp"></p>');
  const text: TiptapEditorHTMLElement = screen.getByRole("textbox", { name: "Content" });
  const html = () => text.editor?.getHTML();
  expect(text.querySelector("img")?.alt).toBe("No description yet");
  act(() => void text.editor?.commands.setNodeSelection(4));
  const bar = within(await screen.findByRole("group", { name: "Image" }));
  const field = bar.getByRole("textbox", { name: "Image description" });
  await userEvent.type(field, "Un  pie ");
  expect(html()).toBe('<p>uno<img src="/a.webp" alt="Un pie"></p>');
  const decorative = bar.getByRole("checkbox", { name: /^Decorative/ });
  await userEvent.click(decorative);
  expect(html()).toBe('<p>uno<img src="/a.webp" alt=""></p>');
  await userEvent.click(decorative);
  expect(html()).toBe('<p>uno<img src="/a.webp" alt="Un pie"></p>');
  act(() => void text.editor?.commands.undo());
  expect(html()).toBe('<p>uno<img src="/a.webp"></p>');
  expect(field).toHaveProperty("value", "");
});

it("ends its uploads with the text", async () => {
  data.uploadPicture.mockReturnValue(new Promise(() => {}));
  const unmount = await open("<p>uno</p>");
  add([file("a.png")]);
  await vi.waitFor(() => expect(sent()).toEqual(["a.png"]));
  unmount();
  expect(data.uploadPicture.mock.lastCall?.[2].aborted).toBe(true);
  expect(onPending).toHaveBeenLastCalledWith("none");
});
