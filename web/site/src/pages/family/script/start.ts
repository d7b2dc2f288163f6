import { markListed } from "#ui/list/list-count.ts";
import { showOffline } from "#ui/status-message.ts";
import { readCompared, readFilters, readOrder, readWords, toQuery } from "./address.ts";
import { linkedFilters, showChosen, showCounts, toggleLink } from "./filter-links.ts";
import { filterTable } from "./filter-table.ts";
import { MAX_SHOWN } from "./max-shown.ts";
import { messages } from "./messages.ts";
import { addSortButtons, inOrder, nextOrder, showOrder } from "./order.ts";
import { type Row, toRows } from "./rows.ts";

/** Filters, order, comparison and copies for the finished table of `area`. */
export function startReferences(area: HTMLElement): void {
  const [body] = area.querySelector("table")?.tBodies ?? [];
  if (body === undefined) return;
  const heads = [...area.querySelectorAll<HTMLTableCellElement>("thead th")];
  const columns = heads.map(({ dataset }) => dataset.column ?? "");
  const filters = linkedFilters(area);
  const all = toRows(body, filters.length);
  let rows = all;
  let words = readWords(location);
  let note = words === "" ? "" : messages.searching(words);
  let order = readOrder(location, columns);
  let shownCount = MAX_SHOWN;
  let isUntouched = true;

  readFilters(location, filters);
  addSortButtons(heads);
  const wanted = readCompared(location);
  let compared: Iterable<string> = wanted;
  if (wanted.length > 0 || body.querySelector(":checked")) void loadComparison();
  else compareAtFirstChange();
  showChosen(filters);
  void import("#ui/roving.ts").then((m) => m.startRoving(area), console.warn);
  show();
  if (words !== "") void search();
  area.dataset.scripted = "";
  if (location.hash !== "" && filters.some(({ chosen }) => chosen.size > 0)) writeAddress();

  function show() {
    const { matches, counts } = filterTable(rows, filters);
    const chosenCount = filters.reduce((sum, filter) => sum + filter.chosen.size, 0);
    area.toggleAttribute("data-chosen", chosenCount > 0 || words !== "");
    body?.closest("[role=region]")?.toggleAttribute("data-sorted", order !== null);
    area
      .querySelector("[data-found]")
      ?.replaceChildren(note || messages.found(matches.length, all.length, words));
    area.querySelector("summary b")?.replaceChildren(chosenCount > 0 ? `(${chosenCount})` : "");
    area.querySelector("[data-show]")?.replaceChildren(messages.show(matches.length));
    showCounts(filters, counts);
    showOrder(heads, order);
    const isWhole = matches.length === all.length && all.length <= MAX_SHOWN;
    if (isUntouched && isWhole && order === null) return;
    const linked = location.hash.slice(1);
    const isLinked = ({ reference }: Row) => reference === linked;
    const found = inOrder(matches, order);
    const shownRows = found.filter((row, n) => n < shownCount || isLinked(row));
    body?.replaceChildren(
      ...shownRows.map(({ element }) => element),
      ...noteAfter(found.length, shownRows.length),
    );
    // A row that was moved is the target no more.
    if (isUntouched && shownRows.some(isLinked)) location.replace(location.hash);
    isUntouched = false;
    markListed();
  }

  function noteAfter(found: number, shownNumber: number): HTMLElement[] {
    if (found > shownNumber) return [noteRow("", messages.more(found - shownNumber), "more")];
    return found === 0 ? [noteRow(messages.none, messages.clear, "clear")] : [];
  }

  function noteRow(text: string, label: string, action: string): HTMLTableRowElement {
    const row = document.createElement("tr");
    const cell = row.insertCell();
    cell.colSpan = heads.length;
    const button = document.createElement("button");
    button.textContent = label;
    button.dataset[action] = "";
    cell.append(text, " ", button);
    return row;
  }

  async function search() {
    const wanted = words;
    try {
      const { referencesWith } = await import("./words.ts");
      const found = await referencesWith(area.dataset.index ?? "", wanted);
      if (words === "") return;
      rows = all.filter(({ reference }) => found.has(reference));
      note = "";
    } catch (error) {
      console.warn("The words of the address were not searched for", error);
      if (words !== "") note = messages.notSearched(wanted);
    }
    show();
  }

  function compareAtFirstChange() {
    area.addEventListener("change", () => void loadComparison(), { once: true });
  }

  async function loadComparison() {
    try {
      const { startComparison } = await import("./compare.ts");
      compared = startComparison(area, all, heads, [...compared], writeAddress);
      writeAddress();
    } catch (error) {
      console.warn("The comparison was not loaded", error);
      showOffline();
      compareAtFirstChange();
    }
  }

  function writeAddress() {
    const query = toQuery({ words, filters, columns, order, compared });
    history.replaceState(history.state, "", location.pathname + query);
  }

  function press(target: Element, event: Event) {
    const link = target.closest<HTMLAnchorElement>("[data-filter] a");
    const head = target.closest("thead button")?.closest("th");
    const isMore = target.closest("[data-more]") !== null;
    const isClear = target.closest("[data-clear]") !== null;
    if (target.closest("[data-show]")) showRows();
    if (!link && !head && !isMore && !isClear) return;
    event.preventDefault();
    if (link?.getAttribute("aria-disabled") === "true") return;
    if (link) toggleLink(filters, link);
    if (head) order = nextOrder(order, heads.indexOf(head));
    if (isClear) {
      for (const { chosen } of filters) chosen.clear();
      rows = all;
      words = note = "";
    }
    shownCount = isMore ? Number.POSITIVE_INFINITY : MAX_SHOWN;
    showChosen(filters);
    if (isClear) focusRows();
    // The pressed link is drawn first.
    requestAnimationFrame(() => setTimeout(show));
    writeAddress();
  }

  function showRows() {
    area.querySelector("details")?.removeAttribute("open");
    area.querySelector("[data-found]")?.scrollIntoView();
    focusRows();
  }

  function focusRows() {
    area.querySelector<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
  }

  area.addEventListener("click", (event) => {
    if (!event.ctrlKey && !event.metaKey && event.target instanceof Element)
      press(event.target, event);
  });
  area.addEventListener("keydown", (event) => {
    if (event.key === " " && event.target instanceof HTMLAnchorElement) press(event.target, event);
  });
  addCopyButton(body);
}

/** Its code is loaded once a row is used. */
function addCopyButton(body: HTMLTableSectionElement): void {
  const load = (event: Event) =>
    import("./compare.ts").then(
      (m) => m.addCopyButton(body, event),
      () => {},
    );
  for (const type of ["pointerover", "focusin"]) body.addEventListener(type, load, { once: true });
}
