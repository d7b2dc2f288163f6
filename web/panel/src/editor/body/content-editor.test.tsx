import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { type Content, toHtml } from "../shared/content.ts";
import { ContentEditor } from "./content-editor.tsx";

const { notify } = vi.hoisted(() => ({ notify: { error: vi.fn() } }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify }));

const ONE_CELL = "<table><tbody><tr><td>a</td></tr></tbody></table>";
const last = { html: "" };

function Screen({ html, revision = 0 }: { readonly html: string; readonly revision?: number }) {
  const [content, setContent] = useState<Content>({ source: "html", html });
  return (
    <ChakraProvider value={panelSystem}>
      <ContentEditor
        content={content}
        revision={revision}
        showClaim={null}
        problem={undefined}
        pending={revision > 0 ? "running" : "none"}
        onPending={() => {}}
        onChange={(next) => {
          last.html = toHtml(next);
          setContent(next);
        }}
      />
    </ChakraProvider>
  );
}

function open(html: string) {
  last.html = html;
  const user = userEvent.setup();
  render(<Screen html={html} />);
  return user;
}

afterEach(() => {
  cleanup();
  notify.error.mockClear();
});

it("describes for screen readers how the keyboard leaves a table", () => {
  open(ONE_CELL);
  const text = screen.getByRole("textbox", { name: "Content" });
  expect(text.getAttribute("aria-description")).toMatch(/Tab moves between cells.*Escape/);
});

it("shows the preview below its button and returns the focus", async () => {
  const user = open("<h2>Uno</h2>");
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const button = screen.getByRole("button", { name: "Preview" });
  await user.click(button);
  const heading = screen.getByRole("heading", { name: "Preview as readers see it" });
  expect(document.activeElement).toBe(heading);
  expect(scroll.mock.contexts).toContain(screen.getByRole("region", { name: /^Preview/ }));
  await user.click(screen.getByRole("button", { name: "Back to the text" }));
  expect(screen.queryByRole("region", { name: /^Preview/ })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it("names what Markdown would lose", async () => {
  const user = open("<p>Uno</p><p></p><p>Dos</p>");
  await user.click(screen.getByText("Markdown"));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("this would be lost: empty lines");
});

it("opens Markdown without a question when nothing would be lost", async () => {
  const user = open("<h2>Uno</h2><ul><li>dos</li></ul>");
  await user.click(screen.getByText("Markdown"));
  await screen.findByDisplayValue(/## Uno\s+[*-] dos/);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("lets the library continue lists of Markdown, but no other line that begins with a number", async () => {
  const user = open("<p>a</p>");
  await user.click(screen.getByText("Markdown"));
  const text = await screen.findByDisplayValue("a");
  const isContinued = (value: string) => {
    fireEvent.change(text, { target: { value } });
    const enter = { key: "Enter", code: "Enter", keyCode: 13, bubbles: true, cancelable: true };
    return !fireEvent.keyDown(text, enter);
  };
  expect(["1. uno", "12. uno", "- uno"].map(isContinued)).toEqual([true, true, true]);
  expect(["120 mm", "12. a\n120 mm", "1) uno"].map(isContinued)).toEqual([false, false, false]);
});

it("stores typed HTML as readers will see it, and names what they will not", async () => {
  const user = open("<p>a</p>");
  await user.click(screen.getByText("HTML"));
  const text = await screen.findByDisplayValue("<p>a</p>");
  const value = 'uno <b>dos</b>\n\n<a href="Https://e.com">tres</a> <img src="file:///C:/pie.png">';
  fireEvent.change(text, { target: { value } });
  expect(last.html).toBe('<p>uno <b>dos</b></p><p><a href="https://e.com">tres</a> </p>');
  expect((text as HTMLTextAreaElement).value).toBe(value);
  expect(screen.getByRole("status").textContent).toBe(
    "The picture “pie.png” is left out: it is a file of the computer that wrote the text. Upload it with the Image button of the editor.",
  );
});

it("edits HTML formatted for reading, in a field that Tab leaves", async () => {
  const stored = "<ul><li>uno</li></ul>";
  const user = open(stored);
  await user.click(screen.getByText("HTML"));
  const text = await screen.findByDisplayValue(/^<ul>\n {2}<li>uno<\/li>\n<\/ul>$/, {
    normalizer: (value) => value,
  });
  expect(screen.getByRole("textbox", { name: "Content" })).toBe(text);
  expect(last.html).toBe(stored);
  await user.type(text, "<p>dos</p>");
  expect(last.html).toBe("<ul>\n  <li>uno</li>\n</ul><p>dos</p>");
  await user.tab();
  expect(document.activeElement).not.toBe(text);
  expect(last.html).not.toContain("\t");
});

it("names pictures that cannot be pasted, as files and in HTML", () => {
  open("<p>Uno</p>");
  const text = screen.getByRole("textbox", { name: "Content" });
  const logo = new File(["x"], "logo.bmp", { type: "image/bmp" });
  const clipboardData = { files: [logo], types: ["Files"], getData: () => "" };
  expect(fireEvent.paste(text, { clipboardData })).toBe(false);
  const hint = "Upload it with the Image button.";
  expect(notify.error).toHaveBeenLastCalledWith("1 picture was not pasted: logo.bmp.", hint);
  const html = '<p>Dos<img src="file:///C:/t/plano.jpg"></p>';
  const getData = (type: string) => (type === "text/html" ? html : "");
  fireEvent.paste(text, { clipboardData: { files: [], types: ["text/html"], getData } });
  expect(notify.error).toHaveBeenLastCalledWith("1 picture was not pasted: plano.jpg.", hint);
  expect(last.html).toMatch(/Dos/);
  expect(last.html).not.toMatch(/img|file:/);
});

it("keeps marks and addresses in pasted text as they are", () => {
  open("<p>Uno</p>");
  const pasted = "Dos *tres* _cuatro_ ~~cinco~~ `seis` https://example.com";
  const getData = (type: string) => (type === "text/html" ? `<p>${pasted}</p>` : "");
  const clipboardData = { files: [], types: ["text/html"], getData };
  fireEvent.paste(screen.getByRole("textbox", { name: "Content" }), { clipboardData });
  expect(last.html).toContain(pasted);
});

it.each([
  ["https://www.ehedg.org/guidelines", true],
  ["Véase https://www.ehedg.org/guidelines", false],
  ["javascript:alert(1)", false],
])("pastes %s as a link: %s", (text, isLink) => {
  open("<p></p>");
  const clipboardData = {
    files: [],
    types: ["text/plain"],
    getData: (type: string) => (type === "text/plain" ? text : ""),
  };
  fireEvent.paste(screen.getByRole("textbox", { name: "Content" }), { clipboardData });
  expect(last.html).toContain(text);
  expect(last.html.includes(`<a href="${text}"`)).toBe(isLink);
});

it("tells that uploads end when another text replaces this one", () => {
  const { rerender } = render(<Screen html="<p>uno</p>" />);
  expect(notify.error).not.toHaveBeenCalled();
  rerender(<Screen html="<p>uno</p>" revision={1} />);
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(
    "Pictures that were being added are not in the new text",
    "Add them again.",
  );
});
