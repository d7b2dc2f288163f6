const OF_SOURCE = { imagesrcset: "srcSet", imagesizes: "sizes" };
const OF_IMAGE = { href: "src", referrerpolicy: "referrerPolicy" };

/** @returns a preload link of the image with fetchPriority="high", or '' */
export function firstPicturePreload(html: string): string {
  const [, source, image] =
    /(?:<source type="image\/avif"([^>]*)\/>)?(<img [^>]*fetchPriority="high"[^>]*>)/.exec(html) ??
    [];
  if (image === undefined) return "";
  const rest =
    source === undefined
      ? ` fetchpriority="high"${copied(OF_IMAGE, image)}`
      : ` type="image/avif" fetchpriority="high"${copied(OF_SOURCE, source)}`;
  return `<link rel="preload" as="image"${rest}>`;
}

function copied(names: Readonly<Record<string, string>>, element: string): string {
  return Object.entries(names)
    .map(([name, from]) => {
      const [, value] = new RegExp(` ${from}="([^"]*)"`).exec(element) ?? [];
      return value === undefined ? "" : ` ${name}="${value}"`;
    })
    .join("");
}
