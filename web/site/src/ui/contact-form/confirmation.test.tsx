import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, expect, it, vi } from "vitest";
import { siteSystem } from "../theme/theme.ts";
import { ContactForm } from "./contact-form.tsx";
import { contactFields } from "./content.ts";
import type { SendSubmission } from "./rules.ts";

function show(send: SendSubmission) {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  render(
    <ChakraProvider value={siteSystem}>
      <ContactForm
        source="contacto"
        fields={contactFields}
        send={send}
        upload={() => Promise.reject(new Error("No file is sent"))}
        title="Solicite información"
        submitLabel="Enviar Solicitud"
        news
      />
    </ChakraProvider>,
  );
}

async function fillIn() {
  const user = userEvent.setup();
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  await fill(user, field(/^Empresa/), "Lácteos");
  await user.selectOptions(field(/^Sector/), "lacteos");
  await user.type(field(/^Nombre/), "Marta");
  await fill(user, field(/^Email/), "marta@valdeoro.example");
  await user.selectOptions(field(/^Tipo/), "distribuidor");
  await user.type(field(/^Mensaje/), "Hola");
  return user;
}

const submit = () => screen.getByRole("button", { name: "Enviar Solicitud" });
const confirmation = () => screen.findByRole("region", { name: "Hemos recibido su consulta" });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("shows the sent fields, the answer time and a reference in place of the form", async () => {
  const send = vi.fn<SendSubmission>(() => Promise.resolve());
  show(send);
  const user = await fillIn();
  await user.click(submit());
  const region = await confirmation();
  const id = send.mock.calls[0]?.[0].id ?? "";
  const rows = [...region.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["Referencia", id.slice(0, 8).toUpperCase()],
    ["Respuesta", "En un plazo máximo de 24 horas laborables"],
    ["Empresa", "Lácteos"],
    ["Sector", "Lácteos"],
    ["Nombre", "Marta"],
    ["Email", "marta@valdeoro.example"],
    ["Tipo de consulta", "Quiero ser distribuidor"],
    ["Mensaje", "Hola"],
  ]);
  expect(document.activeElement?.textContent).toBe("Hemos recibido su consulta");
  expect(screen.queryByRole("form")).toBeNull();
});

it("shows the empty form again for another submission", async () => {
  show(() => Promise.resolve());
  const user = await fillIn();
  await user.click(submit());
  await confirmation();
  await user.click(screen.getByRole("button", { name: "Enviar otra consulta" }));
  expect(screen.queryByText("Hemos recibido su consulta")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Empresa/).value).toBe("");
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { name: "Solicite información" }),
  );
});

it("removes the toast of an earlier failure after success", async () => {
  const send = vi.fn<SendSubmission>(() => Promise.resolve());
  send.mockRejectedValueOnce(new DomainError("unavailable"));
  show(send);
  const user = await fillIn();
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("Error al enviar el mensaje"),
  );
  await user.click(submit());
  await confirmation();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("¡Mensaje enviado con éxito!");
});
