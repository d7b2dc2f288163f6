/** @returns the file as a data address, or undefined when it stays a file of its own */
export type PictureReader = (path: string) => Promise<string | undefined>;

const NARROW = /<source type="image\/avif" media="[^"]*" srcSet="([^" ]*)/;
const FIRST =
  /((?:<source type="image\/avif"[^<>]*\/>){0,4})(<img [^<>]*fetchPriority="high"[^<>]*>)/;
const OF_SOURCE = { imagesrcset: "srcSet", imagesizes: "sizes" };
const OF_IMAGE = { href: "src", referrerpolicy: "referrerPolicy" };

/** Narrow screens get the first picture with the document. */
export async function withFirstPicture(html: string, read: PictureReader): Promise<string> {
  const path = NARROW.exec(html)?.[1];
  const picture = path === undefined ? undefined : await read(path);
  if (path === undefined || picture === undefined) return html;
  return html.replace(NARROW, (source) => source.replace(path, () => picture));
}

/** @returns preload links of the image with fetchPriority="high", or '' */
export function firstPicturePreload(html: string): string {
  const [, sources = "", image] = FIRST.exec(html) ?? [];
  if (image === undefined) return "";
  if (sources === "") return preload(copied(OF_IMAGE, image));
  const all = sources.match(/<source [^<>]*>/g) ?? [];
  const narrow = all.flatMap((source) => findAttribute("media", source) ?? [])[0];
  return all
    .filter((source) => !source.includes(' srcSet="data:'))
    .map((source) => {
      const media = findAttribute("media", source) ?? (narrow && `not all and ${narrow}`);
      const ofMedia = media === undefined ? "" : ` media="${media}"`;
      return preload(`${ofMedia}${copied(OF_SOURCE, source)}`, ' type="image/avif"');
    })
    .join("");
}

function preload(attributes: string, type = ""): string {
  return `<link rel="preload" as="image"${type} fetchpriority="high"${attributes}>`;
}

function copied(names: Readonly<Record<string, string>>, element: string): string {
  return Object.entries(names)
    .map(([name, from]) => {
      const value = findAttribute(from, element);
      return value === undefined ? "" : ` ${name}="${value}"`;
    })
    .join("");
}

function findAttribute(name: string, element: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
}
