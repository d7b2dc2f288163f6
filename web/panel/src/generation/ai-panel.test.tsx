import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { AiPanel } from "./ai-panel.tsx";
import type { ArticleTarget } from "./use-generation.ts";

vi.mock("./data/generation.ts", () => ({}));

afterEach(cleanup);

function open() {
  render(
    <ChakraProvider value={panelSystem}>
      <AiPanel editor={{} as ArticleTarget} hasFocus />
    </ChakraProvider>,
  );
  return screen.getByLabelText("Topic");
}

it("has the focus when the editor was opened for it", () => {
  expect(open()).toBe(document.activeElement);
});

it("does not take the focus from a field in use when its code is loaded", () => {
  const title = document.body.appendChild(document.createElement("textarea"));
  title.focus();
  open();
  expect(document.activeElement).toBe(title);
  title.remove();
});
