import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { siteSystem } from "../../theme/theme.ts";
import { LandingContactForm } from "../landing-contact-form.tsx";
import type { SendSubmission } from "../rules.ts";
import type { UploadFile } from "./file-uploads.ts";

const MIB = 1024 * 1024;
const toTicket = (file: File) => file.name.replace(/\W/g, "").padEnd(43, "x");

function toFile(name: string, bytes = 9): File {
  const file = new File(["%PDF-1.7 "], name);
  Object.defineProperty(file, "size", { value: bytes });
  return file;
}

async function open(upload: UploadFile, send: SendSubmission = () => Promise.resolve()) {
  render(
    <ChakraProvider value={siteSystem}>
      <LandingContactForm send={send} upload={upload} />
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  const input = await screen.findByLabelText<HTMLInputElement>(/Adjuntar archivos/);
  const type = async (name: RegExp, text: string) => user.type(screen.getByLabelText(name), text);
  await type(/Empresa/, "Lácteos");
  await type(/Nombre/, "Marta");
  await type(/Email/, "marta@valdeoro.example");
  await type(/Mensaje/, "Hola");
  return { user, input, choose: (...files: File[]) => user.upload(input, files) };
}

const rows = () =>
  screen.queryAllByRole("listitem").map((row) =>
    within(row)
      .getAllByText(/./)
      .map(({ textContent }) => textContent)
      .join(" | "),
  );
const submit = () => screen.getByRole("button", { name: "Enviar Mensaje" });
const message = () => screen.getByLabelText<HTMLTextAreaElement>(/Mensaje/).value;
const note = (text: RegExp) => screen.findByText(text);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("sends each file at once, shows its progress, and a press meanwhile sends what has arrived", async () => {
  const arrived = Promise.withResolvers<string>();
  const send = vi.fn<SendSubmission>(() => Promise.resolve());
  const { user, input, choose } = await open((_, onProgress) => {
    onProgress(0.4);
    return arrived.promise;
  }, send);
  await choose(toFile("plano ñ.pdf", 1.5 * MIB));
  await waitFor(() => expect(rows()).toEqual(["plano ñ.pdf | 1,5 MB · Enviando… | Quitar"]));
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "plano ñ.pdf" }).value).toBe(
    0.4,
  );
  expect(input.value).toBe("");
  await user.click(submit());
  await screen.findByRole("button", { name: "Enviando..." });
  await user.type(screen.getByLabelText(/Mensaje/), " otra vez");
  expect(send).not.toHaveBeenCalled();
  arrived.resolve("t".repeat(43));
  const region = await screen.findByRole("region", { name: "Hemos recibido su consulta" });
  expect(send.mock.calls[0]?.[0].files).toEqual(["t".repeat(43)]);
  expect(send.mock.calls[0]?.[0].fields.message).toBe("Hola otra vez");
  expect(region.textContent).toContain("Archivosplano ñ.pdf");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

it("keeps a file that is added while the form is being sent", async () => {
  const sent = Promise.withResolvers<void>();
  const send = vi.fn<SendSubmission>(() => sent.promise);
  const { user, choose } = await open((file) => Promise.resolve(toTicket(file)), send);
  await choose(toFile("a.pdf"));
  await note(/Adjuntado/);
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await choose(toFile("b.pdf"));
  sent.resolve();
  await user.click(await screen.findByRole("button", { name: "Enviar otra consulta" }));
  await waitFor(() => expect(rows()).toEqual(["b.pdf | 1 kB · Adjuntado | Quitar"]));
});

it("sends nothing when the file fails that it waits for", async () => {
  const arriving = Promise.withResolvers<string>();
  const send = vi.fn<SendSubmission>(() => Promise.resolve());
  const { user, choose } = await open(() => arriving.promise, send);
  await choose(toFile("plano.pdf"));
  await user.click(submit());
  await screen.findByRole("button", { name: "Enviando..." });
  arriving.reject(new DomainError("unavailable"));
  await note(/Quite los archivos que no se han podido enviar/);
  expect([send.mock.calls.length, message()]).toEqual([0, "Hola"]);
});

it("says why a file was not sent, keeps the text, and sends it with another attempt", async () => {
  const send = vi.fn<SendSubmission>(() => Promise.resolve());
  const upload = vi.fn<UploadFile>((file) => Promise.resolve(toTicket(file)));
  upload.mockRejectedValueOnce(new DomainError("unavailable"));
  const { user, choose } = await open(upload, send);
  await choose(toFile("plano.pdf"));
  await note(/No se ha podido enviar. Compruebe la conexión./);
  await user.click(submit());
  await note(/Quite los archivos que no se han podido enviar/);
  expect([send.mock.calls.length, message()]).toEqual([0, "Hola"]);
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  await note(/Adjuntado/);
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it.each([
  [new DomainError("invalid-argument"), /no corresponde a su nombre/, false],
  [new DomainError("resource-exhausted"), /demasiados archivos desde su red/, true],
])("shows the server's refusal %s", async (error, text, mayRetry) => {
  const { choose } = await open(() => Promise.reject(error));
  await choose(toFile("plano.pdf"));
  await note(text);
  expect(screen.queryByRole("button", { name: "Reintentar" }) !== null).toBe(mayRetry);
});

it("refuses files by itself, and a removed one gives room to another", async () => {
  const upload = vi.fn<UploadFile>((file) => Promise.resolve(toTicket(file)));
  const { user, input, choose } = await open(upload);
  await choose(toFile("a.pdf", 0), toFile("b.exe"), toFile("c.zip", 10 * MIB + 1));
  await choose(toFile("d.pdf", 9 * MIB), toFile("e.pdf", 9 * MIB), toFile("f.pdf", 9 * MIB));
  await waitFor(() => expect(screen.getAllByText(/Adjuntado/)).toHaveLength(2));
  expect(rows().map((row) => row.split(" · ")[1]?.split(" | ")[0])).toEqual([
    ...["Este archivo está vacío.", "No admitimos este tipo de archivo."],
    ...["Este archivo pesa más de 10 MB.", "Adjuntado", "Adjuntado"],
    "Los archivos pesan más de 20 MB en total.",
  ]);
  await user.click(screen.getAllByRole("button", { name: "Quitar" })[3] as HTMLElement);
  expect(document.activeElement).toBe(input);
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  await waitFor(() => expect(screen.getAllByText(/Adjuntado/)).toHaveLength(2));
  await choose(...["1.dxf", "2.stp", "3.heic", "4.png"].map((name) => toFile(name)));
  await note(/Puede adjuntar 5 archivos como máximo/);
});

it("cancels a file that is removed while it is sent", async () => {
  const upload = vi.fn<UploadFile>(() => new Promise(() => {}));
  const { user, choose } = await open(upload);
  await choose(toFile("plano.pdf"));
  await user.click(await screen.findByRole("button", { name: "Quitar" }));
  expect(upload.mock.calls[0]?.[2].aborted).toBe(true);
  expect(rows()).toEqual([]);
});

it("sends all files again when their tickets are refused, and keeps the text", async () => {
  const send = vi.fn<SendSubmission>(() => Promise.resolve());
  send.mockRejectedValueOnce(new DomainError("failed-precondition"));
  let turn = 0;
  const { user, choose } = await open(() => {
    turn += 1;
    return turn === 1 ? Promise.resolve("1".repeat(43)) : Promise.resolve("2".repeat(43));
  }, send);
  await choose(toFile("plano.pdf"));
  await note(/Adjuntado/);
  await user.click(submit());
  await waitFor(() => expect(turn).toBe(2));
  await note(/Adjuntado/);
  expect(message()).toBe("Hola");
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const [first, second] = send.mock.calls.map(([input]) => input);
  expect(second?.files).toEqual(["2".repeat(43)]);
  expect(second?.id).not.toBe(first?.id);
});
