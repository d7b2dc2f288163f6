import type { Remark } from "./reading.ts";

const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:[^\w\-[\]][^[\]]*)?)\](?!\()/gi;
/** Placeholders without words of their own, and the frames of page builders, whose words stay. */
const PLACEHOLDER =
  /^(?:gallery|playlist|audio|video|contact-form(?:-7)?|gravityform|wpforms|rev_slider|(?:vc|et_pb|fusion|av|su)_\w+)$/i;
const MAX_CAPTION = 5000;

/** Replaces what WordPress itself would replace when it shows a page: pictures with captions, and placeholders. */
export function readShortcodes(text: string, remark: (remark: Remark) => void): string {
  let read = "";
  let done = 0;
  for (const { 0: code, 1: slash, 2: name = "", 3: attributes = "", index } of text.matchAll(
    SHORTCODE,
  )) {
    if (index < done) continue;
    const after = index + code.length;
    if (slash === "" && /^(?:wp_)?caption$|^embed$/i.test(name)) {
      const end = text.slice(after, after + MAX_CAPTION).indexOf(`[/${name}]`);
      if (end < 0) continue;
      const inside = text.slice(after, after + end).trim();
      const html = name === "embed" ? toLink(inside) : toFigure(inside, attributes);
      if (html === undefined) continue;
      read += text.slice(done, index) + html;
      done = after + end + name.length + 3;
    } else if (PLACEHOLDER.test(name)) {
      if (slash === "") remark({ kind: "element", what: `[${name.toLowerCase()}]` });
      read += text.slice(done, index);
      done = after;
    }
  }
  return read + text.slice(done);
}

function toFigure(inside: string, attributes: string): string | undefined {
  const picture = inside.indexOf(">", inside.search(/<img\b/i)) + 1;
  if (!/<img\b/i.test(inside) || picture === 0) return undefined;
  const [link = ""] = /^\s*<\/a>/i.exec(inside.slice(picture)) ?? [];
  const end = picture + link.length;
  const [, quoted] = /\scaption="([^"]*)"/i.exec(attributes) ?? [];
  const caption = inside.slice(end).trim() || quoted || "";
  return `<figure>${inside.slice(0, end)}<figcaption>${caption}</figcaption></figure>`;
}

function toLink(inside: string): string | undefined {
  return /^https?:\/\/[^\s<>"]+$/.test(inside) ? `<a href="${inside}">${inside}</a>` : undefined;
}
