import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render } from "@testing-library/react";
import { site } from "kit/lib/site";
import { afterEach, expect, it } from "vitest";
import { CtaBand } from "./cta-band.tsx";
import { siteSystem } from "./theme/theme.ts";

afterEach(cleanup);

it.each([
  [`Envíe el plano a ${site.salesEmail}, por favor.`, [`mailto:${site.salesEmail}`]],
  ["Respondemos en 24 horas.", []],
])("a closing call links the e-mail address in its text: %s", (text, links) => {
  const { container } = render(
    <ChakraProvider value={siteSystem}>
      <CtaBand title="Título" text={text}>
        {null}
      </CtaBand>
    </ChakraProvider>,
  );
  expect(container.querySelector("p")?.textContent).toBe(text);
  expect([...container.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual(links);
});
