import { copyText } from "#ui/copy-text.ts";
import { showStatusMessage } from "#ui/status-message.ts";
import { content } from "./content.ts";

export async function copyAddress(): Promise<void> {
  const isCopied = await copyText(location.href);
  showStatusMessage(
    isCopied
      ? { kind: "success", title: content.copied }
      : { kind: "error", title: content.notCopied },
  );
}
