// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyLink, handleShareButtons } from "./sharing.ts";

const URL_ = "https://www.example.com/blog/uno";
const NOTE = "Enlace copiado al portapapeles";
let written: string[] = [];

function clipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  vi.stubGlobal("navigator", { clipboard: writeText && { writeText } });
}
function execCommand(run: () => boolean): void {
  Object.assign(document, { execCommand: run });
}

beforeEach(() => {
  written = [];
  document.body.replaceChildren();
  execCommand(() => {
    throw new Error("not wanted");
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("copyLink", () => {
  it("copies to the clipboard and shows a success note", async () => {
    clipboard(async (text) => void written.push(text));
    await copyLink(URL_);
    expect(written).toEqual([URL_]);
    expect(document.querySelector("[role=status]")?.textContent).toContain(NOTE);
  });

  it.each([
    ["missing", undefined],
    ["refused", () => Promise.reject(new Error("denied"))],
  ])("copies from a text area where the clipboard is %s", async (_, writeText) => {
    clipboard(writeText);
    execCommand(() => {
      written.push(document.querySelector("textarea")?.value ?? "no text area");
      return true;
    });
    await copyLink(URL_);
    expect(written).toEqual([URL_]);
    expect(document.querySelector("textarea")).toBeNull();
    expect(document.body.textContent).toContain(NOTE);
  });

  it("shows an error note when nothing can be copied", async () => {
    clipboard(undefined);
    execCommand(() => false);
    await copyLink(URL_);
    expect(document.querySelector("[role=alert]")?.textContent).toContain("No se ha podido copiar");
  });
});

it("copies the link of buttons added later and ignores other clicks", async () => {
  clipboard(async (text) => void written.push(text));
  // The document that the files of a worker share keeps the listeners of their pages.
  const page = document.implementation.createHTMLDocument();
  handleShareButtons(page);
  page.body.innerHTML = `<p>x</p><button data-copy="${URL_}"><svg></svg></button>`;
  page.querySelector("p")?.click();
  page.querySelector("svg")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(written).toEqual([URL_]));
});
