import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "#ui/shared/image.tsx";
import { PostImage } from "#ui/shared/post-image.tsx";
import { siteSystem } from "#ui/site/theme/theme.ts";
import { firstPicturePreload } from "./first-picture.ts";

const htmlOf = (content: ReactNode) =>
  renderToStaticMarkup(<ChakraProvider value={siteSystem}>{content}</ChakraProvider>);

it("preloads the files of the picture with high priority only", () => {
  const html = htmlOf(
    <>
      <Picture name="rueda-fija" alt="" sizes="20vw" />
      <Picture name="hero" alt={'<"'} sizes="50vw" priority largest={700} />
      <Picture name="pie-ajustable" alt="" sizes="30vw" />
    </>,
  );
  const files = "/images/hero-400.avif 400w, /images/hero-672.avif 672w";
  expect(firstPicturePreload(html)).toBe(
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${files}" imagesizes="50vw">`,
  );
});

it("preloads a post's picture with the same referrer policy and escaping as its element", () => {
  const post = { id: "a", featured_image_url: "https://cdn.example/a.jpg?w=1&h=2" };
  const html = htmlOf(<PostImage post={post} sizes="50vw" priority />);
  expect(firstPicturePreload(html)).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="https://cdn.example/a.jpg?w=1&amp;h=2" referrerpolicy="no-referrer">',
  );
});

it("returns nothing for a page without such a picture", () => {
  expect(firstPicturePreload(htmlOf(<Picture name="hero" alt="" sizes="1vw" />))).toBe("");
});
