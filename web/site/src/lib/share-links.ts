import { site } from "kit/lib/site";

export interface Shared {
  readonly title: string;
  readonly url: string;
  readonly excerpt?: string | undefined;
}

function formatText({ title, excerpt }: Shared): string {
  return excerpt ? `${title}\n\n${excerpt}` : title;
}

export function whatsappLink(shared: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${formatText(shared)}\n\n${shared.url}`)}`;
}

export function telegramLink(shared: Shared): string {
  const url = encodeURIComponent(shared.url);
  return `https://t.me/share/url?url=${url}&text=${encodeURIComponent(formatText(shared))}`;
}

export function emailLink(shared: Shared): string {
  const subject = `Artículo: ${shared.title} - ${site.brand}`;
  const body = `Le comparto este artículo técnico:\r\n\r\n${formatText(shared).replaceAll("\n", "\r\n")}\r\n\r\n${shared.url}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
