import { showStatusMessage } from "#ui/status-message.ts";
import { content } from "./content.ts";

/** English title, explained in Spanish. */
export function notifyFailed(): void {
  showStatusMessage({ kind: "error", ...content.failed, lang: "en" });
}
