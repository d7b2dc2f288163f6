import { expect, type Page } from "@playwright/test";

/** Milliseconds for what is large or starts a process: the editor's code, the first article page. */
const SLOW = 45_000;

/** The editor of a post, as a person meets it. */
export function editor(page: Page) {
  const body = page.getByRole("textbox", { name: "Content" });
  return {
    title: page.getByRole("textbox", { name: "Title", exact: true }),
    body,
    slug: page.getByRole("textbox", { name: "Slug" }),
    excerpt: page.getByRole("textbox", { name: /^Excerpt/ }),
    image: page.getByRole("textbox", { name: "Featured image URL" }),
    date: page.getByLabel("Publication date"),
    publish: page.getByRole("checkbox", { name: "Publish immediately" }),
    publishLabel: page.getByText("Publish immediately"),
    save: page.getByRole("banner").getByRole("button"),
    toolbar: page.getByRole("toolbar", { name: "Formatting" }),
    dialog: page.getByRole("alertdialog"),
    recovery: page.getByText("Unsaved changes were found"),
    mode: (name: "WYSIWYG" | "HTML" | "Markdown") =>
      page
        .getByRole("radiogroup", { name: "Content mode" })
        .getByText(name, { exact: true })
        .click(),
    tool: (name: string) => page.getByRole("toolbar").getByRole("button", { name }),
    /** Opens the editor under an address and waits until it can be written in. */
    async open(path: string) {
      await page.goto(path);
      await expect(body).toBeVisible({ timeout: SLOW });
    },
    /** Waits for the article's page, where saving leads. */
    expectArticle: (slug: string) =>
      expect(page).toHaveURL(new RegExp(`/blog/${slug}$`), { timeout: SLOW }),
    /** Waits until this browser keeps a text that is not saved. */
    async kept(text: string) {
      const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      await expect.poll(stored).toContain(text);
    },
  };
}
