import { copyText } from "../copy-text.ts";
import { showStatusMessage } from "../status-message.ts";

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

export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) showStatusMessage({ kind: "success", title: COPIED });
  else showStatusMessage({ kind: "error", ...NOT_COPIED });
}
