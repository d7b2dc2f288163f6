/** Name of the attribute in a preload, and in React's HTML of an AVIF source. */
const OF_SOURCE = { imagesrcset: "srcSet", imagesizes: "sizes" };
const OF_IMAGE = { href: "src", referrerpolicy: "referrerPolicy" };

/**
 * A preload of the picture that a page's visitor waits for, the one with `fetchPriority="high"`. It belongs before the
 * styles: they are half of the document, and a slow phone reads them before it would come to the picture.
 * @param html a page's finished HTML; its attribute values are taken as they are, escaped
 * @returns the element, or '' where the page has no such picture
 */
export function firstPicturePreload(html: string): string {
  // React writes the sources of a picture right before its image.
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
