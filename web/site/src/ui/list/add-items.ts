import { type QuoteItem, quoteMessages } from "domain/contact/quote-item";
import { paths } from "kit/lib/paths";
import {
  addLine,
  findLine,
  parseList,
  type QuoteList,
  readQuantity,
  removeLine,
  setQuantity,
} from "#lib/quote-list.ts";
import { changeList, storedList, subscribeToList } from "#lib/stored-list.ts";
import { showStatusMessage } from "../status-message.ts";
import { referencesText, showListCount } from "./list-count.ts";

const texts = {
  added: "Añadido a la lista",
  listed: "En la lista",
  quantity: (reference: string) => `Cantidad de ${reference}`,
  undo: "Deshacer",
  notKept: "Este navegador no la guarda: se pierde al salir de esta página.",
};

const contents = new WeakMap<HTMLAnchorElement, readonly Node[]>();

subscribeToList(() => {
  showListCount(storedList().lines.length);
  markItems();
});

/** Marks links whose reference is in the list; they lead to it. */
export function markItems(): void {
  const { lines } = storedList();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-add-item]")) {
    const reference = link.dataset.addItem ?? "";
    const line = findLine(lines, reference);
    const isListed = line !== undefined;
    showQuantity(link, line);
    if (isListed === "added" in link.dataset) continue;
    link.toggleAttribute("data-added", isListed);
    link.closest("tr")?.toggleAttribute("data-listed", isListed);
    link.href = isListed ? paths.list : paths.contactAbout(reference);
    if (isListed) contents.set(link, [...link.childNodes]);
    link.replaceChildren(...(isListed ? [texts.listed] : (contents.get(link) ?? [])));
    link.setAttribute("aria-label", `${link.textContent}, ${reference}`);
  }
}

/** In a family's table each listed reference has its quantity beside it; 0 takes it off the list. */
function showQuantity(link: HTMLAnchorElement, line: QuoteItem | undefined): void {
  if (link.closest("[data-references]") === null) return;
  const next = link.nextElementSibling;
  const field = next instanceof HTMLInputElement ? next : undefined;
  if (line === undefined) {
    if (field === document.activeElement) link.focus();
    field?.remove();
    return;
  }
  link.dataset.listed = String(line.quantity);
  const shown = field ?? quantityField(line.reference);
  if (field === undefined) link.after(shown);
  if (document.activeElement !== shown) shown.value = String(line.quantity);
}

function quantityField(reference: string): HTMLInputElement {
  const field = document.createElement("input");
  field.inputMode = "numeric";
  field.autocomplete = "off";
  field.dataset.quantityOf = reference;
  field.setAttribute("aria-label", texts.quantity(reference));
  field.addEventListener("change", () => {
    const quantity = readQuantity(field.value);
    const isWrong = quantity === undefined && field.value.trim() !== "0";
    field.setAttribute("aria-invalid", String(isWrong));
    if (quantity !== undefined) changeList((list) => setQuantity(list, reference, quantity));
    else if (field.value.trim() === "0") changeList((list) => removeLine(list, reference));
    else showStatusMessage({ kind: "error", title: quoteMessages.quantity });
  });
  return field;
}

export function addItem(link: HTMLAnchorElement): void {
  // A second press may come while this code is loaded.
  if ("added" in link.dataset) return;
  const { addItem: reference, family = "", quantity = 1 } = link.dataset;
  const [line] = parseList([{ reference, family, quantity: Number(quantity), note: "" }]);
  if (line === undefined) {
    location.assign(link.href);
    return;
  }
  let before: QuoteList = [];
  const { lines, isKept } = changeList((list) => {
    before = list;
    return addLine(list, line);
  });
  const existingLine = findLine(before, line.reference);
  if (lines.length === before.length && existingLine === undefined) {
    showStatusMessage({ kind: "error", title: quoteMessages.lines });
    return;
  }
  const undo = (list: QuoteList) =>
    existingLine === undefined
      ? removeLine(list, line.reference)
      : setQuantity(list, line.reference, existingLine.quantity);
  const count = `${line.reference}, ${referencesText(lines.length)} en la lista.`;
  const action = undoButton(() => {
    note.remove();
    changeList(undo);
    link.focus();
  });
  const text = isKept ? count : `${count} ${texts.notKept}`;
  const note = showStatusMessage({ kind: "success", title: texts.added, text, action });
}

function undoButton(undo: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.textContent = texts.undo;
  button.style.cssText = "min-height:2rem;font-weight:600;text-decoration:underline";
  button.addEventListener("click", undo);
  return button;
}
