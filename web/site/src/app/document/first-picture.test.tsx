import { ChakraProvider } from "@chakra-ui/react";
import { Picture } from "kit/ui/image";
import { PostImage } from "kit/ui/post-image";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { firstPicturePreload, withFirstPicture } from "./first-picture.ts";

const toHtml = (content: ReactNode) =>
  renderToStaticMarkup(<ChakraProvider value={siteSystem}>{content}</ChakraProvider>);

const page = (
  <>
    <Picture name="rueda-fija" alt="" sizes="20vw" />
    <Picture name="hero" alt={'<"'} sizes="50vw" priority largest={700} />
    <Picture name="pie-ajustable" alt="" sizes="30vw" />
  </>
);
const LINK = '<link rel="preload" as="image" type="image/avif" fetchpriority="high"';
const WIDE = `${LINK} media="not all and (max-width: 30em)" imagesrcset="/images/hero-400.avif 400w, /images/hero-672.avif 672w" imagesizes="50vw">`;

it("preloads the files of the picture with high priority only, those of narrow screens by themselves", () => {
  expect(firstPicturePreload(toHtml(page))).toBe(
    `${LINK} media="(max-width: 30em)" imagesrcset="/images/hero-672.avif 672w" imagesizes="92vw">${WIDE}`,
  );
});

it("puts the narrow screens' file of that picture into the document, instead of its preload", async () => {
  const asked: string[] = [];
  const html = await withFirstPicture(toHtml(page), async (path) => {
    asked.push(path);
    return "data:image/avif;base64,AA$&+/==";
  });
  expect(asked).toEqual(["/images/hero-672.avif"]);
  expect(html.split("data:image")).toHaveLength(2);
  expect(html).toContain(
    'media="(max-width: 30em)" srcSet="data:image/avif;base64,AA$&+/== 672w" sizes="92vw"/>',
  );
  expect(firstPicturePreload(html)).toBe(WIDE);
});

it("leaves a document whose picture cannot be read, or without such a picture", async () => {
  const html = toHtml(page);
  expect(await withFirstPicture(html, async () => undefined)).toBe(html);
  const other = toHtml(<Picture name="hero" alt="" sizes="1vw" />);
  const read = () => Promise.reject(new Error("not asked"));
  expect(await withFirstPicture(other, read)).toBe(other);
});

it("preloads a post's picture with the same referrer policy and escaping as its element", () => {
  const post = { id: "a", featured_image_url: "https://cdn.example/a.jpg?w=1&h=2" };
  const html = toHtml(<PostImage post={post} sizes="50vw" priority />);
  expect(firstPicturePreload(html)).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="https://cdn.example/a.jpg?w=1&amp;h=2" referrerpolicy="no-referrer">',
  );
});

it("returns nothing for a page without such a picture", () => {
  expect(firstPicturePreload(toHtml(<Picture name="hero" alt="" sizes="1vw" />))).toBe("");
});
