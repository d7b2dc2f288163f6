import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeList } from "#lib/stored-list.ts";
import { AddToList } from "#ui/list/add-to-list.tsx";
import { siteSystem } from "#ui/theme/theme.ts";
import { SiteHeader } from "../site-header.tsx";
import { startQuoteList } from "./start-quote-list.ts";

const FOOT = "NHK-PN-M20-100-316";
const user = userEvent.setup();
const stored = () => JSON.parse(localStorage.getItem("nhk.list") ?? "[]") as { quantity: number }[];
const count = () =>
  screen.getByRole("link", { name: /^Lista de consulta, / }).getAttribute("aria-label");
const link = (name: string) => screen.getByRole("link", { name });

function show() {
  render(
    <ChakraProvider value={siteSystem}>
      <SiteHeader variant="back" path="/" />
      <AddToList reference={FOOT} family="pies-niveladores" quantity={4} />
      <AddToList reference="NHK-RG-080-PA" family="ruedas" />
    </ChakraProvider>,
  );
}

startQuoteList(document);
beforeEach(() => {
  changeList(() => []);
  show();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe("a link that adds to the list", () => {
  it("stores the line, shows the count, announces it and then leads to the list", async () => {
    await user.click(link(`Añadir 4, ${FOOT}`));
    const added = await screen.findByRole("link", { name: `En la lista, ${FOOT}` });
    expect(stored()).toEqual([
      { reference: FOOT, family: "pies-niveladores", quantity: 4, note: "" },
    ]);
    expect(count()).toBe("Lista de consulta, 1 referencia");
    expect(screen.getByRole("status").textContent).toContain(
      `Añadido a la lista${FOOT}, 1 referencia en la lista.`,
    );
    expect(added.getAttribute("href")).toBe("/lista");
    expect(added.textContent).toBe("En la lista");
    expect(link("Añadir, NHK-RG-080-PA")).toBeDefined();
  });

  it("can be undone, with focus on the link", async () => {
    await user.click(link(`Añadir 4, ${FOOT}`));
    await user.click(await screen.findByRole("button", { name: "Deshacer" }));
    expect(stored()).toEqual([]);
    expect(document.activeElement).toBe(link(`Añadir 4, ${FOOT}`));
    expect(link(`Añadir 4, ${FOOT}`).getAttribute("href")).toBe(`/contacto?producto=${FOOT}`);
    expect(count()).toBe("Lista de consulta, 0 referencias");
  });

  it("does not add twice when pressed twice", async () => {
    await user.dblClick(link(`Añadir 4, ${FOOT}`));
    await screen.findByRole("link", { name: `En la lista, ${FOOT}` });
    expect(stored()).toHaveLength(1);
    expect(stored()[0]?.quantity).toBe(4);
  });

  it("has its quantity beside it in a family's table, where 0 takes it off the list", async () => {
    document.body.firstElementChild?.setAttribute("data-references", "");
    await user.click(link(`Añadir 4, ${FOOT}`));
    const field = await screen.findByRole<HTMLInputElement>("textbox", {
      name: `Cantidad de ${FOOT}`,
    });
    expect(field.value).toBe("4");
    await user.clear(field);
    await user.type(field, "1.200{Tab}");
    expect(stored()[0]?.quantity).toBe(1200);
    await user.clear(field);
    await user.type(field, "1,5{Tab}");
    expect(stored()[0]?.quantity).toBe(1200);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.value).toBe("1,5");
    await user.clear(field);
    await user.type(field, "0{Tab}");
    expect(stored()).toEqual([]);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(link(`Añadir 4, ${FOOT}`)).toBeDefined();
  });

  it("follows a change in another tab", async () => {
    await user.click(link(`Añadir 4, ${FOOT}`));
    await screen.findByRole("link", { name: `En la lista, ${FOOT}` });
    localStorage.setItem("nhk.list", "[]");
    dispatchEvent(new StorageEvent("storage", { key: "nhk.list" }));
    await waitFor(() => expect(link(`Añadir 4, ${FOOT}`)).toBeDefined());
    expect(count()).toBe("Lista de consulta, 0 referencias");
  });

  it("says when the list is full, and stores nothing", async () => {
    const line = { family: "", quantity: 1, note: "" };
    changeList(() => Array.from({ length: 100 }, (_, n) => ({ ...line, reference: `N-${n}` })));
    await user.click(link(`Añadir 4, ${FOOT}`));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Una consulta admite 100 referencias.",
    );
    expect(stored()).toHaveLength(100);
    expect(link(`Añadir 4, ${FOOT}`)).toBeDefined();
  });
});
