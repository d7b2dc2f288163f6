import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { Thumbnail } from "./thumbnail.tsx";

afterEach(cleanup);

const stored = `/media/${"a".repeat(32)}-1600x900`;
const day = new Date();
const post = {
  ...{ id: "p1", title: "Acero", slug: "acero", published: true, view_count: 0 },
  ...{ created_at: day, updated_at: day },
};

function show(featured_image_url: string): HTMLElement {
  return render(
    <ChakraProvider value={panelSystem}>
      <Thumbnail post={{ ...post, featured_image_url }} />
    </ChakraProvider>,
  ).container;
}

it.each([
  [`${stored}/800.webp`, `${stored}/400.webp`, ""],
  [`${stored}/800.webp#62-0`, `${stored}/400.webp`, "62% 0%"],
  ["/images/fallback-4-1200.webp", "/images/fallback-4-400.webp", ""],
  ["data:image/gif;base64,R0lGODlhAQABAAAAACw=", "data:image/gif;base64,R0lGODlhAQABAAAAACw=", ""],
])("shows %s as %s at “%s”", (featured_image_url, src, position) => {
  const image = show(featured_image_url).querySelector("img");
  expect([image?.getAttribute("src"), image?.style.objectPosition]).toEqual([src, position]);
});

it.each([
  "https://a.example/b.jpg#62-0",
  "http://a.example/b.jpg",
  "//a.example/b.jpg",
  "/\\a.example/b.jpg",
  " https://a.example/b.jpg",
  "/\t/a.example/b.jpg",
  "https://a.example/media/00000000000000000000000000000000-9x9/800.webp",
])("does not ask another server for %j", (featured_image_url) => {
  const frame = show(featured_image_url);
  expect(frame.querySelector("img")).toBeNull();
  expect(frame.innerHTML).not.toContain("a.example");
});
