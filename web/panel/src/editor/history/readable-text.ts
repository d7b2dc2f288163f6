const BLOCKS =
  "address, article, blockquote, dd, div, dl, dt, figcaption, figure, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, td, th, tr, ul";

/** The text of an HTML body, with line breaks between blocks and the addresses of links and pictures. */
export function readableText(html: string): string {
  // A parsed document loads no pictures and runs no scripts.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const part of body.querySelectorAll("script, style")) part.remove();
  for (const image of body.querySelectorAll("img")) {
    const name = [image.getAttribute("alt"), image.getAttribute("src")].filter(Boolean).join(" ");
    image.replaceWith(`[${name}]`);
  }
  for (const link of body.querySelectorAll("a[href]")) {
    link.append(` (${link.getAttribute("href") ?? ""})`);
  }
  for (const line of body.querySelectorAll("br")) line.replaceWith("\n");
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.prepend("\n");
    block.append("\n");
  }
  return (body.textContent ?? "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\s]*/g, "\n")
    .trim();
}
