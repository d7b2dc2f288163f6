import { expect, type Page } from "@playwright/test";

const FIELDS = {
  WYSIWYG: "[contenteditable]",
  HTML: "textarea:not(.w-md-editor *)",
  Markdown: ".w-md-editor textarea",
};

export function editor(page: Page) {
  const body = page.getByRole("textbox", { name: "Content" });
  const modes = page.getByRole("radiogroup", { name: "Content mode" });
  return {
    modes,
    title: page.getByRole("textbox", { name: "Title", exact: true }),
    body,
    slug: page.getByRole("textbox", { name: "Slug" }),
    excerpt: page.getByRole("textbox", { name: /^Excerpt/ }),
    image: page.getByRole("textbox", { name: "Featured image URL" }),
    date: page.getByLabel("Publication date"),
    publish: page.getByRole("checkbox", { name: "Publish immediately" }),
    publishLabel: page.getByText("Publish immediately"),
    save: page.getByRole("banner").getByRole("button", { name: /^(Create|Update) Post$/ }),
    stay: page.getByRole("banner").getByRole("button", { name: "Save", exact: true }),
    toolbar: page.getByRole("toolbar", { name: "Formatting" }),
    dialog: page.getByRole("alertdialog"),
    recovery: page.getByText("Unsaved changes were found"),
    async mode(name: keyof typeof FIELDS) {
      await modes.getByText(name, { exact: true }).click();
      // The mode appears once its code is loaded.
      await expect(body.and(page.locator(FIELDS[name]))).toBeVisible();
    },
    tool: (name: string) => page.getByRole("toolbar").getByRole("button", { name }),
    async open(path: string) {
      await page.goto(path);
      await expect(body).toBeVisible();
    },
    expectArticle: (slug: string) => expect(page).toHaveURL(new RegExp(`/blog/${slug}$`)),
    async kept(text: string) {
      const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      await expect.poll(stored).toContain(text);
    },
  };
}
