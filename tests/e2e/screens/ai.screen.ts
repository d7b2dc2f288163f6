import { expect, type Page } from "@playwright/test";

export function aiPanel(page: Page) {
  const card = page.getByRole("region", { name: "AI Article Generator" });
  const check = page.getByRole("region", { name: "Claim check" });
  return {
    card,
    topic: card.getByRole("textbox", { name: "Topic" }),
    language: card.getByRole("combobox", { name: "Language" }),
    tone: card.getByRole("combobox", { name: "Tone" }),
    generate: card.getByRole("button", { name: /Generat/ }),
    stop: card.getByRole("button", { name: "Stop" }),
    preview: card.getByRole("region", { name: "The article so far" }),
    replace: card.getByRole("button", { name: "Replace my text" }),
    add: card.getByRole("button", { name: "Add below my text" }),
    undo: page.getByText("Undo", { exact: true }),
    check,
    claims: check.getByRole("checkbox"),
    async ask(topic: string) {
      await this.topic.fill(topic);
      await this.generate.click();
    },
    /** By label, because the check box itself is visually hidden. */
    async tickAll() {
      const labels = check.locator("label");
      for (let n = 0; n < (await labels.count()); n += 1) {
        if (!(await this.claims.nth(n).isChecked())) await labels.nth(n).click();
        await expect(this.claims.nth(n)).toBeChecked();
      }
    },
  };
}
