/** A toast that needs no React: article pages are read without it. Looks and times are those of `ui/toaster.tsx`. */
export interface Note {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text?: string | undefined;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string | undefined;
}

const DURATION = { success: 5000, error: 8000 };
const MOST = 3;

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

function regionOf(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement("section");
  region.setAttribute("aria-label", "Avisos");
  Object.assign(region.style, REGION_STYLE);
  document.body.append(region);
  return region;
}

/** Shows a message at the edge of the screen, three at most; it stays while it is pointed at or holds the focus. */
export function showNote({ kind, title, text, lang }: Note): void {
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
  box.append(
    words,
    closer(() => box.remove()),
  );

  const place = regionOf();
  // A live region announces what is put into it, not what it is born with.
  const live = document.createElement("div");
  live.setAttribute("role", kind === "error" ? "alert" : "status");
  place.append(live);
  live.append(box);
  while (place.children.length > MOST) place.firstElementChild?.remove();
  expire(live, DURATION[kind]);
}

function closer(close: () => void): HTMLButtonElement {
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
  const wait = () => clearTimeout(timer);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => live.remove(), duration);
  };
  live.addEventListener("pointerenter", wait);
  live.addEventListener("focusin", wait);
  live.addEventListener("pointerleave", goOn);
  live.addEventListener("focusout", goOn);
}
