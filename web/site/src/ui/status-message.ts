import { offline } from "./offline.ts";

/** A toast without React that looks like ui/panel/toasts/toaster.tsx. */
export interface StatusMessage {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text?: string | undefined;
  readonly lang?: string | undefined;
  readonly action?: HTMLElement | undefined;
}

const DURATION = { success: 5000, error: 8000 };
const MAX_NOTES = 3;

const REGION_STYLE = {
  position: "fixed",
  insetInlineEnd: "max(1rem, env(safe-area-inset-right))",
  insetBlockEnd: "max(1rem, env(safe-area-inset-bottom))",
  zIndex: "1700",
  display: "grid",
  gap: ".75rem",
  width: "min(24rem, calc(100vw - 2rem))",
} as const;
const BOX_STYLE = {
  display: "flex",
  gap: ".75rem",
  alignItems: "flex-start",
  padding: ".875rem .5rem .875rem 1rem",
  borderRadius: "12px",
  fontSize: ".875rem",
  lineHeight: "1.43",
  boxShadow: "0 4px 8px rgba(9,19,24,.05), 0 16px 32px -8px rgba(9,19,24,.16)",
} as const;
const COLORS = {
  success: { background: "#fff", color: "#142026", border: "1px solid #dee4e7" },
  error: { background: "#c53131", color: "#fff", border: "1px solid #c53131" },
} as const;

let region: HTMLElement | undefined;

function openRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement("section");
  region.setAttribute("aria-label", "Avisos");
  Object.assign(region.style, REGION_STYLE);
  document.body.append(region);
  return region;
}

/** @returns the element, which leaves the document when the note is closed or has expired */
export function showStatusMessage({ kind, title, text, lang, action }: StatusMessage): Element {
  const box = document.createElement("div");
  Object.assign(box.style, BOX_STYLE, COLORS[kind]);
  const words = document.createElement("div");
  words.style.flex = "1";
  const head = document.createElement("p");
  head.style.fontWeight = "600";
  head.textContent = title;
  if (lang !== undefined) head.lang = lang;
  words.append(head);
  if (text !== undefined) {
    const body = document.createElement("p");
    body.style.fontSize = ".8125rem";
    body.textContent = text;
    words.append(body);
  }
  if (action !== undefined) words.append(action);
  box.append(
    words,
    closeButton(() => live.remove()),
  );

  const place = openRegion();
  // Live regions announce only later changes.
  const live = document.createElement("div");
  live.setAttribute("role", kind === "error" ? "alert" : "status");
  place.append(live);
  live.append(box);
  while (place.children.length > MAX_NOTES) place.firstElementChild?.remove();
  expire(live, DURATION[kind]);
  return live;
}

export function showOffline(text: string = offline.text): Element {
  return showStatusMessage({ kind: "error", title: offline.title, text });
}

/** After a success, earlier failures no longer apply. */
export function removeErrorNotes(): void {
  for (const note of region?.querySelectorAll("[role=alert]") ?? []) note.remove();
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", "Cerrar");
  button.textContent = "×";
  Object.assign(button.style, {
    flex: "none",
    width: "2rem",
    height: "2rem",
    margin: "-.375rem 0",
    fontSize: "1.25rem",
    lineHeight: "1",
  });
  button.addEventListener("click", close);
  return button;
}

function expire(live: HTMLElement, duration: number): void {
  let timer = setTimeout(() => live.remove(), duration);
  const pause = () => clearTimeout(timer);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => live.remove(), duration);
  };
  live.addEventListener("pointerenter", pause);
  live.addEventListener("focusin", pause);
  live.addEventListener("pointerleave", restart);
  live.addEventListener("focusout", restart);
}
