import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { PICTURE_FILES } from "domain/pictures/picture-types";
import type { PictureRequest } from "../pictures/use-text-uploads.ts";
import { rtfPictures } from "./rtf-pictures.ts";

const WORD_FILE = /(<img\b[^<>]*?)\ssrc\s*=\s*(?:"file:[^"]*"|'file:[^']*')/gi;
const DATA = /\ssrc\s*=\s*(["']?)data:(image\/[a-z]+);base64,([\w+/=\s%]+)\1/gi;

/**
 * Pictures that pasted HTML holds as `data:` addresses, or Word as RTF, leave the text in the transaction that brings
 * them, and are uploaded at their places.
 */
export function pastedPictures(onPictures: (requests: readonly PictureRequest[]) => void) {
  const files = new Map<string, File>();
  let rtf = "";
  const keepRtf = (transfer: DataTransfer | null) => {
    rtf = transfer?.getData("text/rtf") ?? "";
  };
  const plugin = new Plugin({
    props: {
      handleDOMEvents: {
        paste: (_view, { clipboardData }) => keepRtf(clipboardData),
        drop: (_view, { dataTransfer }) => keepRtf(dataTransfer),
      },
    },
    appendTransaction: (_transactions, _before, { doc, tr }) => {
      if (files.size === 0) return null;
      const requests: PictureRequest[] = [];
      doc.descendants(({ attrs, nodeSize }, place) => {
        const file = files.get(String(attrs.src));
        if (file === undefined) return;
        const at = tr.mapping.map(place);
        tr.delete(at, at + nodeSize);
        requests.push({ files: [file], at, alt: attrs.alt as string | null });
      });
      if (requests.length === 0) return null;
      files.clear();
      queueMicrotask(() => onPictures(requests));
      return tr;
    },
  });
  function toSourceAttribute(file: File): string {
    const address = `pasted:${crypto.randomUUID()}`;
    files.set(address, file);
    return ` src="${address}"`;
  }

  function takeRtf(html: string): string {
    const pictures = rtfPictures(rtf);
    rtf = "";
    // Drawings and charts have no picture in one of the two, and would shift the others.
    if (pictures.length !== (html.match(WORD_FILE) ?? []).length) return html;
    let at = 0;
    return html.replace(WORD_FILE, (tag, start: string) => {
      const file = pictures[at++];
      return file === undefined ? tag : start + toSourceAttribute(file);
    });
  }

  return {
    extension: Extension.create({ name: "pastedPictures", addProseMirrorPlugins: () => [plugin] }),
    has: (address: string) => files.has(address),
    /** @returns the HTML with short addresses that name its pictures */
    take: (html: string): string => {
      files.clear();
      return takeRtf(html).replace(DATA, (attribute, _quote, type: string, data: string) => {
        const file = toFile(type.toLowerCase(), data);
        return file === undefined ? attribute : toSourceAttribute(file);
      });
    },
  };
}

/** @returns undefined for what cannot be uploaded */
function toFile(type: string, data: string): File | undefined {
  if (!PICTURE_FILES.includes(type)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(data)), (char) => char.charCodeAt(0));
    return new File([bytes], `picture.${type.slice("image/".length)}`, { type });
  } catch {
    return undefined;
  }
}
