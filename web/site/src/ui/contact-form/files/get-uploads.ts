import { type FileUploads, fileUploads, type UploadFile } from "./file-uploads.ts";

const uploadsByForm = new WeakMap<HTMLFormElement, FileUploads>();

/** @returns the same for the same form, with the files that were chosen before */
export function getUploads(form: HTMLFormElement, upload: UploadFile): FileUploads {
  const existing = uploadsByForm.get(form);
  if (existing) return existing;
  const uploads = fileUploads(upload);
  uploadsByForm.set(form, uploads);
  const input = form.querySelector<HTMLInputElement>("input[type=file]");
  const takeChosen = () => {
    if (!input?.files?.length) return;
    uploads.add([...input.files]);
    // The same file may be chosen again.
    input.value = "";
  };
  input?.addEventListener("change", takeChosen);
  form.addEventListener("reset", uploads.removeSubmitted);
  keepPageOnStrayDrop();
  takeChosen();
  return uploads;
}

/** The browser would open a file that misses the field. */
function keepPageOnStrayDrop(): void {
  const keep = (event: DragEvent) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  };
  addEventListener("dragover", keep);
  addEventListener("drop", keep);
}
