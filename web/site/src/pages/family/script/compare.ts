import { copyText } from "#ui/copy-text.ts";
import { showStatusMessage } from "#ui/status-message.ts";
import { messages } from "./messages.ts";
import type { Row } from "./rows.ts";

const MAX_COMPARED = 4;

/**
 * @param initial references in the address; checked boxes are added
 * @returns the references to compare, in the order in which they were chosen
 */
export function startComparison(
  area: HTMLElement,
  rows: readonly Row[],
  heads: readonly HTMLTableCellElement[],
  initial: readonly string[],
  onChange: () => void,
): ReadonlySet<string> {
  const chosenReferences = new Set<string>();
  const bar = area.querySelector<HTMLElement>("[data-compared]");
  const table = document.createElement("table");
  area.querySelector("dialog section")?.append(table);
  const rowsByReference = new Map(rows.map((row) => [row.reference, row]));
  const findBox = (reference: string) =>
    rowsByReference.get(reference)?.element.querySelector("input");

  function choose(reference: string, isChosen: boolean) {
    if (!isChosen) chosenReferences.delete(reference);
    else if (chosenReferences.size < MAX_COMPARED) chosenReferences.add(reference);
    else showStatusMessage({ kind: "error", title: messages.tooMany(MAX_COMPARED) });
    const box = findBox(reference);
    if (box) box.checked = chosenReferences.has(reference);
  }
  function show() {
    if (bar !== null) bar.hidden = chosenReferences.size === 0;
    const count = bar?.querySelector("p");
    if (count) count.textContent = messages.chosen(chosenReferences.size, MAX_COMPARED);
    table.replaceChildren(
      ...comparison(
        heads,
        [...chosenReferences].flatMap((reference) => rowsByReference.get(reference) ?? []),
      ),
    );
  }

  area.addEventListener("change", ({ target }) => {
    const row = target instanceof HTMLInputElement ? target.closest("tr") : null;
    if (row === null) return;
    choose(row.id, (target as HTMLInputElement).checked);
    show();
    onChange();
  });
  bar?.addEventListener("click", ({ target }) => {
    const action = target instanceof Element ? target.closest("button")?.dataset.action : undefined;
    if (action === "copy") void copyReferences([...chosenReferences]);
    if (action !== "clear") return;
    for (const reference of [...chosenReferences]) choose(reference, false);
    show();
    onChange();
  });
  // A browser that goes back restores checked boxes.
  const checked = rows.filter(({ reference }) => findBox(reference)?.checked);
  for (const reference of new Set([...initial, ...checked.map((row) => row.reference)]))
    if (rowsByReference.has(reference)) choose(reference, true);
  show();
  return chosenReferences;
}

/** One button, which is moved to the row in use. */
export function addCopyButton(body: HTMLTableSectionElement, first: Event): void {
  if (body.dataset.copies !== undefined) return;
  body.dataset.copies = "";
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.action = "copy";
  const move = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest("tr") : null;
    if (row === null || row.id === "" || row.contains(button)) return;
    button.setAttribute("aria-label", messages.copy(row.id));
    row.cells[0]?.append(button);
  };
  move(first);
  // Not "pointerover": a row that comes to lie below a resting mouse takes nothing from the keyboard.
  for (const type of ["pointermove", "pointerdown", "focusin"]) body.addEventListener(type, move);
  button.addEventListener("click", () => {
    const row = button.closest("tr");
    if (row !== null) void copyReferences([row.id]);
  });
}

async function copyReferences(references: readonly string[]): Promise<void> {
  const isCopied = await copyText(references.join("\n"));
  if (isCopied) showStatusMessage({ kind: "success", title: messages.copied(references) });
  else showStatusMessage({ kind: "error", title: messages.notCopied });
}

/** One column for each reference; rows whose values differ are marked. */
function comparison(heads: readonly HTMLTableCellElement[], rows: readonly Row[]): HTMLElement[] {
  const [head, body] = [document.createElement("thead"), document.createElement("tbody")];
  heads.forEach((label, column) => {
    const line = (column === 0 ? head : body).appendChild(document.createElement("tr"));
    const title = headCell(column === 0 ? "col" : "row", label);
    const cells = rows.map(({ element }) => {
      const cell = element.cells[column];
      if (column > 0) return copyCell(document.createElement("td"), cell);
      const reference = headCell("col");
      reference.textContent = element.id;
      return reference;
    });
    const texts = new Set(cells.map(({ textContent }) => textContent));
    if (column > 0 && texts.size > 1) line.dataset.different = "";
    line.append(title, ...cells);
  });
  return [head, body];
}

function headCell(scope: "col" | "row", source?: Element): HTMLTableCellElement {
  const cell = document.createElement("th");
  cell.scope = scope;
  return copyCell(cell, source);
}

function copyCell(cell: HTMLTableCellElement, source: Element | undefined) {
  cell.append(...[...(source?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  for (const button of cell.querySelectorAll("button")) button.replaceWith(...button.childNodes);
  return cell;
}
