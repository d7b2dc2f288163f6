import { quoteMessages } from "functions/domain/contact/quote-item";
import { paths } from "#lib/paths.ts";
import {
  addLine,
  lineOf,
  parseList,
  type QuoteList,
  removeLine,
  setQuantity,
} from "#lib/quote-list.ts";
import { changeList, storedList, subscribeToList } from "#lib/stored-list.ts";
import { showStatusMessage } from "#ui/shared/status-message.ts";
import { referencesText, showListCount } from "./list-count.ts";

const texts = {
  added: "Añadido a la lista",
  listed: "En la lista",
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
    const isListed = lineOf(lines, reference) !== undefined;
    if (isListed === "added" in link.dataset) continue;
    link.toggleAttribute("data-added", isListed);
    link.closest("tr")?.toggleAttribute("data-listed", isListed);
    link.href = isListed ? paths.list : paths.contactAbout(reference);
    if (isListed) contents.set(link, [...link.childNodes]);
    link.replaceChildren(...(isListed ? [texts.listed] : (contents.get(link) ?? [])));
    link.setAttribute("aria-label", `${link.textContent}, ${reference}`);
  }
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
  const known = lineOf(before, line.reference);
  if (lines.length === before.length && known === undefined) {
    showStatusMessage({ kind: "error", title: quoteMessages.lines });
    return;
  }
  const undo = (list: QuoteList) =>
    known === undefined
      ? removeLine(list, line.reference)
      : setQuantity(list, line.reference, known.quantity);
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
