import { readStored } from "kit/lib/browser-storage";
import { panelPaths } from "kit/lib/panel-paths";
import { paths } from "kit/lib/paths";

const BAR_STYLE = {
  position: "fixed",
  insetInlineStart: "max(1rem, env(safe-area-inset-left))",
  insetBlockEnd: "max(1rem, env(safe-area-inset-bottom))",
  zIndex: "1600",
  display: "flex",
  gap: ".25rem",
  padding: ".25rem",
  borderRadius: "12px",
  background: "#142026",
  fontSize: ".875rem",
  lineHeight: "1.43",
  boxShadow: "0 4px 8px rgba(9,19,24,.05), 0 16px 32px -8px rgba(9,19,24,.16)",
} as const;
const LINK_STYLE = { padding: ".75rem 1rem", color: "#fff", borderRadius: "8px" } as const;

/** Links for a signed-in administrator: to the list, as it was left, and to the editor. */
export function showAdminBar(postId: string): void {
  const bar = document.createElement("nav");
  bar.lang = "en";
  bar.setAttribute("aria-label", "Administration");
  Object.assign(bar.style, BAR_STYLE);
  bar.append(link("Back to posts", markedAddress()), link("Edit", panelPaths.editPost(postId)));
  document.body.append(bar);
}

function markedAddress(): string {
  const address = readStored("localStorage", "nhk.admin");
  return typeof address === "string" && /^\/nhk(?:[?#]|$)/.test(address) ? address : paths.panel;
}

function link(text: string, address: string): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = address;
  element.textContent = text;
  Object.assign(element.style, LINK_STYLE);
  return element;
}
