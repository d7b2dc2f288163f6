import { showStatusMessage } from "#ui/shared/status-message.ts";

const COPIED = "Enlace copiado al portapapeles";
const NOT_COPIED = {
  title: "No se ha podido copiar el enlace",
  text: "Cópielo de la barra de direcciones del navegador.",
};

/** Handles buttons that are added later, too. */
export function handleShareButtons(page: Document): void {
  page.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const copy = event.target.closest<HTMLElement>("[data-copy]");
    if (copy?.dataset.copy) void copyLink(copy.dataset.copy);
    const share = event.target.closest<HTMLElement>("[data-native-share]");
    if (share?.dataset.nativeShare) {
      void openSheet(share.dataset.nativeShare, share.dataset.title ?? "");
    }
  });
}

export function showNativeShareButtons(root: ParentNode): void {
  if (!("share" in navigator)) return;
  for (const button of root.querySelectorAll<HTMLElement>("[data-native-share]")) {
    button.hidden = false;
  }
}

async function openSheet(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) {
      console.warn("Sharing failed", error);
    }
  }
}

/** The clipboard is missing on pages without https. */
export async function copyLink(url: string): Promise<void> {
  const isCopied = (await copyByClipboard(url)) || copyByTextArea(url);
  if (isCopied) showStatusMessage({ kind: "success", title: COPIED });
  else showStatusMessage({ kind: "error", ...NOT_COPIED });
}

async function copyByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyByTextArea(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: "fixed", insetBlockStart: "0", opacity: "0" });
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
