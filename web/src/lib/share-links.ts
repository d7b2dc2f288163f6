import { site } from "#lib/site.ts";

/** What is shared: an article with its absolute address. */
export interface Shared {
  readonly title: string;
  readonly url: string;
  readonly excerpt?: string | undefined;
}

/** Title and excerpt on lines of their own: the text that goes with the address. */
function textOf({ title, excerpt }: Shared): string {
  return excerpt ? `${title}\n\n${excerpt}` : title;
}

/** Opens WhatsApp with the text and, at its end, the address (specification 7, Share links). */
export function whatsappLink(shared: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${textOf(shared)}\n\n${shared.url}`)}`;
}

/** Opens Telegram with the address and the text. */
export function telegramLink(shared: Shared): string {
  const url = encodeURIComponent(shared.url);
  return `https://t.me/share/url?url=${url}&text=${encodeURIComponent(textOf(shared))}`;
}

/** Opens the mail program: subject 'Artículo: {title} - NHK Group', body with a short intro, title, excerpt and link. */
export function emailLink(shared: Shared): string {
  const subject = `Artículo: ${shared.title} - ${site.brand}`;
  const body = `Le comparto este artículo técnico:\r\n\r\n${textOf(shared).replaceAll("\n", "\r\n")}\r\n\r\n${shared.url}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
