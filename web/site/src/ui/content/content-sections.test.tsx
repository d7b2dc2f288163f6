import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { siteSystem } from "../theme/theme.ts";
import { ContentSections } from "./content-sections.tsx";

afterEach(cleanup);

function toHtml(text: string): string {
  const section = { id: "datos", title: "Datos", text, parts: [] };
  const { container } = render(
    <ChakraProvider value={siteSystem}>
      <ContentSections sections={[section]} />
    </ChakraProvider>,
  );
  return container.innerHTML.replaceAll(/ class="[^"]*"/g, "");
}

const HEADING = '<h2 id="datos">Datos</h2>';

describe("ContentSections", () => {
  it("renders parts under their own headings", () => {
    const part = { title: "Carga", text: "Peso." };
    const sections = [{ id: "a", title: "A", text: "", parts: [part] }];
    const { container } = render(
      <ChakraProvider value={siteSystem}>
        <ContentSections sections={sections} />
      </ChakraProvider>,
    );
    expect(container.innerHTML).toBe('<h2 id="a">A</h2><h3>Carga</h3><p>Peso.</p>');
  });

  it("renders paragraphs and lists without line breaks between them", () => {
    expect(toHtml("**Uno.** Dos.\n\n- a\n- **b**: c")).toBe(
      `${HEADING}<p><strong>Uno.</strong> Dos.</p><ul><li>a</li><li><strong>b</strong>: c</li></ul>`,
    );
  });

  it("renders a table in a scrolling region with header cells", () => {
    expect(toHtml("| Dato | Valor |\n| --- | --- |\n| Rosca | M12 |")).toBe(
      `${HEADING}<div role="region" aria-label="Datos" tabindex="0"><table>` +
        '<thead><tr><th scope="col">Dato</th><th scope="col">Valor</th></tr></thead>' +
        '<tbody><tr><th scope="row">Rosca</th><td>M12</td></tr></tbody></table></div>',
    );
  });

  it("renders a quotation as a note", () => {
    expect(toHtml("> Valores típicos.")).toBe(`${HEADING}<p>Valores típicos.</p>`);
  });

  it("renders Markdown links as links and bare addresses as text", () => {
    expect(toHtml("a@b.es, www.b.es y [b](https://b.es) o [www.b.es](https://www.b.es)")).toBe(
      `${HEADING}<p>a@b.es, www.b.es y <a href="https://b.es">b</a> o <a href="https://www.b.es">www.b.es</a></p>`,
    );
  });
});
