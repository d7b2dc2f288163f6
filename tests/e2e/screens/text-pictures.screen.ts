import type { Locator } from "@playwright/test";
import type { Photo } from "../../support/photo.ts";

/** Drops or pastes files as a browser does, at the middle of the element. */
export async function give(way: "drop" | "paste", to: Locator, photos: readonly Photo[]) {
  const files = photos.map(({ buffer, ...file }) => ({ ...file, text: buffer.toString("base64") }));
  await to.evaluate(
    (target, [kind, given]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, text } of given) {
        const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, top, width, height } = target.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      const point = { clientX: left + width / 2, clientY: top + height / 2 };
      target.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...common, ...point, dataTransfer: data })
          : new ClipboardEvent("paste", { ...common, clipboardData: data }),
      );
    },
    [way, files] as const,
  );
}

/** @param content its types and texts */
export async function pasteText(to: Locator, content: Readonly<Record<string, string>>) {
  await to.evaluate((target, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const options = { clipboardData, bubbles: true, cancelable: true };
    target.dispatchEvent(new ClipboardEvent("paste", options));
  }, content);
}
