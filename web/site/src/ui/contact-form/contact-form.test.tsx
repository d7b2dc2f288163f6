import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteSystem } from "../theme/theme.ts";
import { ContactForm } from "./contact-form.tsx";
import { contactFields } from "./content.ts";
import { LandingContactForm } from "./landing-contact-form.tsx";
import type { SendSubmission } from "./rules.ts";

const { notify } = vi.hoisted(() => ({ notify: { success: vi.fn(), error: vi.fn() } }));
vi.mock("../status-message.ts", () => ({
  removeErrorNotes: () => {},
  showStatusMessage: (note: { kind: "success" | "error"; title: string; text: string }) =>
    notify[note.kind](note.title, note.text),
}));

const noUpload = () => Promise.reject(new Error("No file is sent"));
const field = {
  company: () => screen.getByRole<HTMLInputElement>("textbox", { name: /Empresa/ }),
  name: () => screen.getByRole<HTMLInputElement>("textbox", { name: /Nombre/ }),
  email: () => screen.getByRole<HTMLInputElement>("textbox", { name: /Email/ }),
  message: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Mensaje/ }),
};
const button = () => screen.getByRole("button");

function show(send: SendSubmission) {
  return render(
    <ChakraProvider value={siteSystem}>
      <LandingContactForm send={send} upload={noUpload} />
    </ChakraProvider>,
  );
}

async function fillIn() {
  const user = userEvent.setup();
  await fill(user, field.company(), "Lácteos");
  await user.type(field.name(), "Marta");
  await fill(user, field.email(), "marta@valdeoro.example");
  await user.type(field.message(), "Hola");
  return user;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe("ContactForm", () => {
  it("sends once, shows a note, resets and moves focus to the confirmation", async () => {
    const arrived = Promise.withResolvers<void>();
    const send = vi.fn<SendSubmission>(() => arrived.promise);
    show(send);
    const user = await fillIn();
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe("Enviando..."));
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await user.click(button());
    await user.type(field.company(), "{Enter}");
    arrived.resolve();
    await waitFor(() =>
      expect(notify.success).toHaveBeenCalledExactlyOnceWith(
        "¡Mensaje enviado con éxito!",
        "Nos pondremos en contacto con usted en un plazo máximo de 24 horas.",
      ),
    );
    expect(send).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Mensaje/).value).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    expect(document.activeElement?.textContent).toBe("Hemos recibido su consulta");
    expect(sessionStorage).toHaveLength(0);
  });

  it("keeps what was typed while the form was being sent", async () => {
    const arrived = Promise.withResolvers<void>();
    const send = vi.fn<SendSubmission>(() => arrived.promise);
    show(send);
    const user = await fillIn();
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await fill(user, field.message(), ", otra cosa");
    arrived.resolve();
    await waitFor(() => expect(notify.success).toHaveBeenCalledOnce());
    await user.click(screen.getByRole("button", { name: "Enviar otra consulta" }));
    expect(field.message().value).toBe("Hola, otra cosa");
    expect(field.name().value).toBe("");
    cleanup();
    show(send);
    expect(field.message().value).toBe("Hola, otra cosa");
  });

  it("sends the origin of the visit that the tab has kept", async () => {
    sessionStorage.setItem("nhk.origin", JSON.stringify({ entry_page: "/blog/acero", city: "a" }));
    const send = vi.fn<SendSubmission>(() => Promise.resolve());
    show(send);
    const user = await fillIn();
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.lastCall?.[0].origin).toEqual({ entry_page: "/blog/acero" });
  });

  it("keeps all values after a failure and a reload, and retries with the same id", async () => {
    const send = vi.fn<SendSubmission>(() => Promise.reject(new DomainError("unavailable")));
    const { unmount } = show(send);
    const user = await fillIn();
    await user.click(button());
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledExactlyOnceWith(
        "Error al enviar el mensaje",
        "Por favor, inténtelo de nuevo o contáctenos directamente por email.",
      ),
    );
    expect(field.message().value).toBe("Hola");
    unmount();

    show(send);
    expect(field.message().value).toBe("Hola");
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(notify.error).toHaveBeenCalledTimes(2));
    await user.type(field.message(), "!");
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const ids = send.mock.calls.map(([input]) => input.id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("validates on submit, then marked fields when they lose focus", async () => {
    const send = vi.fn<SendSubmission>(() => Promise.resolve());
    show(send);
    const user = userEvent.setup();
    await user.type(field.email(), "marta@");
    await user.tab();
    expect(field.email().getAttribute("aria-invalid")).toBeNull();
    await user.click(button());
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toBe(
      "Revise cuatro campos antes de enviarEmpresa, Nombre, Email y Mensaje necesitan su atención.",
    );
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await fill(user, field.email(), "valdeoro.example");
    await user.tab();
    await waitFor(() => expect(field.email().getAttribute("aria-invalid")).toBeNull());
    expect(send).not.toHaveBeenCalled();
  });
});

describe("the calculation of the address", () => {
  function open(suggested: string) {
    cleanup();
    render(
      <ChakraProvider value={siteSystem}>
        <ContactForm
          source="contacto"
          fields={contactFields}
          send={() => Promise.resolve()}
          upload={noUpload}
          title="Solicite información"
          submitLabel="Enviar Solicitud"
          suggest={() => ({ message: suggested })}
        />
      </ChakraProvider>,
    );
    return userEvent.setup();
  }

  it("follows a typed message, and replaces an earlier calculation in it", async () => {
    await open("").type(field.message(), "Hola");
    await open("Cálculo: /a").type(field.message(), "!");
    expect(field.message().value).toBe("Hola\n\nCálculo: /a!");
    open("Cálculo: /b");
    expect(field.message().value).toBe("Hola\n\nCálculo: /b!");
  });
});

describe("the product of the address", () => {
  const product = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Productos/ });

  function open(suggested: string) {
    cleanup();
    render(
      <ChakraProvider value={siteSystem}>
        <ContactForm
          source="contacto"
          fields={contactFields}
          send={() => Promise.resolve()}
          upload={noUpload}
          title="Solicite información"
          submitLabel="Enviar Solicitud"
          suggest={() => ({ products: suggested })}
        />
      </ChakraProvider>,
    );
    return userEvent.setup();
  }

  it("replaces the product that an earlier address suggested", async () => {
    const user = open("Pie ajustable");
    await user.type(field.message(), "H");
    open("Rueda giratoria");
    expect(product().value).toBe("Rueda giratoria");
    expect(field.message().value).toBe("H");
  });

  it("replaces an earlier suggestion after a visit to the form without a product", async () => {
    const user = open("Pie ajustable");
    await user.type(field.message(), "H");
    await open("").type(field.message(), "o");
    expect(product().value).toBe("Pie ajustable");
    open("Rueda giratoria");
    expect(product().value).toBe("Rueda giratoria");
  });

  it("fills the field that a draft left empty", async () => {
    await open("").type(field.message(), "H");
    open("Rueda giratoria");
    expect(product().value).toBe("Rueda giratoria");
  });

  it("does not replace what the visitor typed into the field", async () => {
    await open("Pie ajustable").type(product(), " M16");
    open("Rueda giratoria");
    expect(product().value).toBe("Pie ajustable M16");
  });

  it("does not return after a reload when the visitor has cleared it", async () => {
    await open("Pie ajustable").clear(product());
    open("Pie ajustable");
    expect(product().value).toBe("");
  });
});
