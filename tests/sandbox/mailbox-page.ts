import type { Message } from "./smtp.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#17202a}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #d5dbe1;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f6f8;padding:1rem}dt{font-weight:600}dd{margin:0 0 .5rem}`;

export function messagesPage(messages: readonly Message[]): string {
  const rows = messages.map(
    (
      message,
    ) => `<tr><td><a href="/messages/${message.id}">${escaped(message.subject) || "(no subject)"}</a></td>
<td>${escaped(message.to.join(", "))}</td><td>${escaped(message.from)}</td><td>${message.received.slice(0, 19).replace("T", " ")}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Subject</th><th>To</th><th>From</th><th>Received (UTC)</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const body = messages.length > 0 ? table : "<p>No mail yet.</p>";
  return frame("Mailbox", `<p>Nothing here has left this computer.</p>${body}`, 5);
}

export function messagePage(message: Message): string {
  const head = [
    ["From", message.from],
    ["To", message.to.join(", ")],
    ["Reply to", message.reply_to],
    ["Received", message.received],
  ];
  const list = head
    .filter(([, value]) => value)
    .map(([name, value = ""]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`);
  const text = escaped(message.text || message.html).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  const back = '<p><a href="/">All messages</a></p>';
  return frame(
    escaped(message.subject) || "(no subject)",
    `${back}<dl>${list.join("")}</dl><pre>${text}</pre>`,
  );
}

function frame(title: string, body: string, refreshSeconds = 0): string {
  const refresh =
    refreshSeconds > 0 ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
