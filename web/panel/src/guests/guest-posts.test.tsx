import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { SimilarCheck } from "domain/articles/similarity";
import type { GuestPost } from "domain/guests/guest-post";
import { DomainError } from "domain/shared/errors";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { GuestPostsCard } from "./guest-posts-card.tsx";

const data = vi.hoisted(() => ({
  fetch: vi.fn(),
  import: vi.fn(),
  compared: vi.fn<(content: string) => SimilarCheck>(() => ({ at: "none" })),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("./data/guest-posts.ts", () => ({
  fetchPartnerPosts: data.fetch,
  importPartnerPost: data.import,
}));
vi.mock("#similarity/data/use-similar-articles.ts", () => ({
  useSimilarArticles: ({ content }: { content: string }) => ({ check: data.compared(content) }),
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const guest = (change: Partial<GuestPost> = {}): GuestPost => ({
  id: "a-1",
  title: "Biopelículas en maquinaria",
  content: "<p>Una comunidad.</p>",
  excerpt: "Por qué vuelven.",
  featured_image_url: "https://blog.example/a.jpg",
  author: { name: "Nuria Castellet", email: "nuria@example.com" },
  created_at: "2026-09-14T12:00:00.000Z",
  ...change,
});
const list = (posts: GuestPost[], rest: { skipped?: number; more?: number } = {}) => ({
  posts,
  skipped: 0,
  more: 0,
  ...rest,
});

function show() {
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <GuestPostsCard />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const refresh = () => screen.getByRole("button", { name: "Refresh" });
const importButton = (title: string) =>
  screen.getByRole("button", { name: `Import Post : ${title}` });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("fetches posts only after Refresh and lists them", async () => {
  data.fetch.mockResolvedValue(list([guest()], { skipped: 2, more: 3 }));
  const user = show();
  expect(data.fetch).not.toHaveBeenCalled();
  await user.click(refresh());
  const card = await screen.findByRole("article", { name: "Biopelículas en maquinaria" });
  for (const text of [
    "Nuria Castellet",
    /nuria@example\.com/,
    "Sep 14, 2026",
    "Pending Import",
    "Por qué vuelven.",
  ]) {
    expect(within(card).getByText(text)).toBeDefined();
  }
  expect(data.notify.success).toHaveBeenCalledWith("Posts fetched", "Found 4 approved posts");
  expect(screen.getByText("2 posts could not be read and are left out.")).toBeDefined();
  expect(screen.getByText("3 more posts wait: import some, then refresh.")).toBeDefined();
});

it("names the published articles that a post is similar to", async () => {
  data.fetch.mockResolvedValue(list([guest(), guest({ id: "a-2", title: "Otro", content: "b" })]));
  const knownArticle = { id: "p", title: "Pies", slug: "pies", percent: 62 };
  data.compared.mockImplementation((content) =>
    content === "b" ? { at: "similar", articles: [knownArticle] } : { at: "failed" },
  );
  const user = show();
  await user.click(refresh());
  const card = await screen.findByRole("article", { name: "Otro" });
  const link = await within(card).findByRole("link", { name: "Pies (opens in a new tab)" });
  expect(link.getAttribute("href")).toBe("/blog/pies");
  expect(link.parentElement?.textContent).toMatch(/^Similar to Pies.* \(62% the same words\)$/);
  const other = screen.getByRole("article", { name: "Biopelículas en maquinaria" });
  expect(within(other).getByText(/Could not be compared/)).toBeDefined();
});

const DEFAULT_PICTURE = /^\/images\/fallback-\d/;
const picture = () => document.querySelector("article img")?.getAttribute("src");

it("asks another server for a picture only after 'Show picture', and shows a default one when it fails", async () => {
  data.fetch.mockResolvedValue(list([guest()]));
  const user = show();
  await user.click(refresh());
  await waitFor(() => expect(picture()).toMatch(DEFAULT_PICTURE));
  expect(document.body.innerHTML).not.toContain("blog.example/a.jpg");
  await user.click(
    screen.getByRole("button", { name: "Show picture of Biopelículas en maquinaria" }),
  );
  expect(picture()).toBe("https://blog.example/a.jpg");
  expect(screen.queryByRole("button", { name: /^Show picture/ })).toBeNull();
  const image = document.querySelector("article img");
  if (image) fireEvent.error(image);
  expect(picture()).toMatch(DEFAULT_PICTURE);
});

it("offers no other picture when the post has none of another server", async () => {
  data.fetch.mockResolvedValue(list([guest({ featured_image_url: "" })]));
  const user = show();
  await user.click(refresh());
  await waitFor(() => expect(picture()).toMatch(DEFAULT_PICTURE));
  expect(screen.queryByRole("button", { name: /^Show picture/ })).toBeNull();
});

it("shows an empty list without an error", async () => {
  data.fetch.mockResolvedValue(list([]));
  const user = show();
  await user.click(refresh());
  expect(await screen.findByText("No guest posts waiting")).toBeDefined();
  expect(data.notify.success).toHaveBeenCalledWith("Posts fetched", "Found 0 approved posts");
});

it.each([{ skipped: 5 }, { more: 3 }])(
  "does not say that everything is imported with %j",
  async (rest) => {
    data.fetch.mockResolvedValue(list([], rest));
    const user = show();
    await user.click(refresh());
    await screen.findByText(/^5 posts could not be read|^3 more posts wait/);
    expect(screen.queryByText("No guest posts waiting")).toBeNull();
  },
);

it("keeps the list and shows the reason when a refresh fails", async () => {
  data.fetch.mockResolvedValueOnce(list([guest()]));
  const user = show();
  await user.click(refresh());
  await screen.findByRole("article");
  data.fetch.mockRejectedValueOnce(
    new DomainError("deadline-exceeded", "The partner blog did not answer in time."),
  );
  await user.click(refresh());
  expect(await screen.findByText("The partner blog did not answer in time.")).toBeDefined();
  expect(data.notify.error).toHaveBeenCalledWith("Error", "Failed to fetch posts");
  expect(screen.getByRole("article")).toBeDefined();
  data.fetch.mockResolvedValueOnce(list([guest()]));
  await user.click(refresh());
  await waitFor(() => expect(screen.queryByText(/did not answer/)).toBeNull());
});

it("removes an imported post from the list and links to its editor", async () => {
  data.fetch.mockResolvedValue(list([guest(), guest({ id: "a-2", title: "Otro" })]));
  data.import.mockResolvedValue({
    post_id: "p-1",
    slug: "biopeliculas",
    already: false,
    remarks: [],
  });
  const user = show();
  await user.click(refresh());
  await screen.findAllByRole("article");
  await user.click(importButton("Biopelículas en maquinaria"));
  const edit = await screen.findByRole("link", { name: "Edit “Biopelículas en maquinaria”" });
  expect(edit.getAttribute("href")).toBe("/cortzen/blog/edit/p-1");
  expect(document.activeElement).toBe(edit);
  expect(data.notify.success).toHaveBeenLastCalledWith(
    "Post imported",
    "It is a draft: nobody can read it before it is published.",
  );
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(data.import).toHaveBeenCalledExactlyOnceWith(guest());
});

it("keeps the card and shows the reason when an import fails", async () => {
  data.fetch.mockResolvedValue(list([guest()]));
  data.import.mockRejectedValue(
    new DomainError("not-found", "The partner blog does not have this post any more."),
  );
  const user = show();
  await user.click(refresh());
  await screen.findByRole("article");
  await user.click(importButton("Biopelículas en maquinaria"));
  const card = screen.getByRole("article");
  expect(await within(card).findByText(/does not have this post/)).toBeDefined();
  expect(data.notify.error).toHaveBeenCalledWith("Error", "Failed to import post");
});
