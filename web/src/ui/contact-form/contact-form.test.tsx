import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "functions/domain/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteSystem } from "#ui/theme-site.ts";
import type { SendInquiry } from "./inquiry.ts";
import { LandingContactForm } from "./landing-contact-form.tsx";

const { notify } = vi.hoisted(() => ({ notify: { success: vi.fn(), error: vi.fn() } }));
vi.mock("#ui/note.ts", () => ({
  showNote: (note: { kind: "success" | "error"; title: string; text: string }) =>
    notify[note.kind](note.title, note.text),
}));

const field = {
  company: () => screen.getByRole<HTMLInputElement>("textbox", { name: /Empresa/ }),
  name: () => screen.getByRole<HTMLInputElement>("textbox", { name: /Nombre/ }),
  email: () => screen.getByRole<HTMLInputElement>("textbox", { name: /Email/ }),
  message: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Mensaje/ }),
};
const button = () => screen.getByRole("button");

function show(send: SendInquiry) {
  return render(
    <ChakraProvider value={siteSystem}>
      <LandingContactForm send={send} />
    </ChakraProvider>,
  );
}

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field.company(), "Lácteos");
  await user.type(field.name(), "Marta");
  await user.type(field.email(), "marta@valdeoro.example");
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

describe("a contact form", () => {
  it("sends once, says so, empties itself and moves focus to its heading", async () => {
    const arrived = Promise.withResolvers<void>();
    const send = vi.fn<SendInquiry>(() => arrived.promise);
    show(send);
    const user = await fillIn();
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe("Enviando..."));
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await user.click(button());
    arrived.resolve();
    await waitFor(() =>
      expect(notify.success).toHaveBeenCalledExactlyOnceWith(
        "¡Mensaje enviado con éxito!",
        "Nos pondremos en contacto con usted en un plazo máximo de 24 horas.",
      ),
    );
    expect(send).toHaveBeenCalledOnce();
    expect(field.message().value).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    expect(sessionStorage).toHaveLength(0);
  });

  it("keeps everything when sending fails, also for the next visit, and retries under the same id", async () => {
    const send = vi.fn<SendInquiry>(() => Promise.reject(new DomainError("unavailable")));
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
    const ids = send.mock.calls.map(([inquiry]) => inquiry.id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("says what is wrong only when asked, and again when a marked field is left", async () => {
    const send = vi.fn<SendInquiry>(() => Promise.resolve());
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
    await user.type(field.email(), "valdeoro.example");
    await user.tab();
    await waitFor(() => expect(field.email().getAttribute("aria-invalid")).toBeNull());
    expect(send).not.toHaveBeenCalled();
  });
});
