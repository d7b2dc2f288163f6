import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { siteSystem } from "../theme/theme.ts";
import { type ContentsEntry, PageContents } from "./page-contents.tsx";

afterEach(cleanup);

function show(entries: readonly ContentsEntry[]): HTMLElement {
  return render(
    <ChakraProvider value={siteSystem}>
      <PageContents title="En esta página" entries={entries}>
        <p>Texto</p>
      </PageContents>
    </ChakraProvider>,
  ).container;
}

describe("PageContents", () => {
  it("lists the sections in a closed disclosure before the text, for narrow screens", () => {
    const page = show([
      { id: "a", title: "A" },
      { id: "b", title: "B" },
    ]);
    const details = page.querySelector("nav details");
    expect(details?.hasAttribute("open")).toBe(false);
    expect(details?.querySelector("summary")?.textContent).toBe("En esta página");
    const links = [...(details?.querySelectorAll("a") ?? [])];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#a", "#b"]);
    expect(details?.closest("nav")?.nextElementSibling?.textContent).toBe("Texto");
  });

  it("shows no list for a page without sections", () => {
    const page = show([]);
    expect(page.querySelector("nav")).toBeNull();
    expect(page.textContent).toBe("Texto");
  });
});
