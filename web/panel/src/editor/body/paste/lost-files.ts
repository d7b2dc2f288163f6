import { PICTURE_FILES } from "domain/pictures/picture-types";
import { notify } from "#ui/toasts/toaster.tsx";
import { getFiles } from "../../shared/get-files.ts";
import { messages } from "../messages.ts";

const words = messages.lost;
const MAX_NAMES = 5;

interface FileEvent {
  readonly clipboardData?: DataTransfer;
  readonly dataTransfer?: DataTransfer;
  readonly preventDefault: () => void;
}

/**
 * Names pasted or dropped files. A dropped file would replace the page.
 * @param onPictures takes the files that can be uploaded
 */
export function onFiles(event: FileEvent, onPictures?: (files: readonly File[]) => void): void {
  const givenFiles = getFiles(event.clipboardData ?? event.dataTransfer);
  if (givenFiles.length === 0) return;
  event.preventDefault();
  const pictures = onPictures ? givenFiles.filter(isUploadable) : [];
  if (pictures.length > 0) onPictures?.(pictures);
  const files = givenFiles.filter((file) => !pictures.includes(file));
  const arePictures = files.every(({ type }) => type.startsWith("image/"));
  reportLost(
    arePictures ? "picture" : "file",
    files.map(({ name }) => name),
  );
}

function isUploadable({ type }: File): boolean {
  return PICTURE_FILES.includes(type);
}

export function reportLost(kind: "picture" | "file", names: readonly string[]): void {
  if (names.length === 0) return;
  const fileNames = names.filter((name) => name !== "");
  const list = fileNames.slice(0, MAX_NAMES).join(", ");
  const end = fileNames.length > MAX_NAMES ? " …" : ".";
  const title = words.title(kind, names.length);
  notify.error(
    list === "" ? `${title}.` : `${title}: ${list}${end}`,
    words.hint(kind, names.length),
  );
}
