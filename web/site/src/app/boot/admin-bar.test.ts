// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("#data/articles/views.ts", () => ({ countLoad: vi.fn(), viewsToShow: vi.fn() }));
/** The bar shows itself when it is loaded, so each page loads it anew. */
async function openPage() {
  vi.resetModules();
  (await import("./articles.ts")).startArticles(document);
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main><article data-article-view="p/1"></article></main>';
});
const links = () =>
  [...document.querySelectorAll("nav[lang=en] a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

it("loads nothing for visitors", async () => {
  await openPage();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(links()).toEqual([]);
});

it.each([
  ["/nhk?status=draft#jobs", "/nhk?status=draft#jobs"],
  ["https://other.example", "/nhk"],
  ["//other.example", "/nhk"],
  ["javascript:alert(1)", "/nhk"],
  [7, "/nhk"],
])(
  "offers a signed-in administrator to edit the article and to return to the list: %j",
  async (address, list) => {
    localStorage.setItem("nhk.admin", JSON.stringify(address));
    await openPage();
    await vi.waitFor(() =>
      expect(links()).toEqual([
        ["Back to posts", list],
        ["Edit", "/cortzen/blog/edit/p%2F1"],
      ]),
    );
  },
);

it("offers nothing on pages without article", async () => {
  localStorage.setItem("nhk.admin", JSON.stringify("/nhk"));
  document.body.innerHTML = "<main></main>";
  await openPage();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(links()).toEqual([]);
});
