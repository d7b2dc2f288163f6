import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { LegalNoticePage } from "./legal-pages.tsx";
import { legalNoticeMeta } from "./meta.ts";

afterEach(cleanup);

it("renders a file of web/site/content with title, table of contents and placeholders", () => {
  const { container } = render(
    <ChakraProvider value={siteSystem}>
      <LegalNoticePage />
    </ChakraProvider>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Aviso legal");
  const [contents = container] = screen.getAllByRole("navigation", {
    name: "En esta página",
    hidden: true,
  });
  const link = within(contents).getByText("2. Objeto");
  expect(link.getAttribute("href")).toBe("#objeto");
  expect(container.querySelector("h2#objeto")?.textContent).toBe("2. Objeto");
  expect(container.textContent).toContain("Correo electrónico: ventas@nhk-group.example");
});

it("takes title and description of the page from the file", () => {
  expect(legalNoticeMeta()).toMatchObject({
    title: "Aviso legal · NHK Group",
    description: expect.stringContaining("condiciones de uso"),
    path: "/aviso-legal",
  });
});
