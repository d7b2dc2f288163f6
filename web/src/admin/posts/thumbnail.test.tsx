import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { panelSystem } from "#ui/panel/theme.ts";
import { Thumbnail } from "./thumbnail.tsx";

afterEach(cleanup);

const stored = `/media/${"a".repeat(32)}-1600x900`;
const day = new Date();
const post = {
  ...{ id: "p1", title: "Acero", slug: "acero", published: true, view_count: 0 },
  ...{ created_at: day, updated_at: day },
};

it.each([
  [`${stored}/800.webp`, `${stored}/400.webp`, ""],
  [`${stored}/800.webp#62-0`, `${stored}/400.webp`, "62% 0%"],
  ["/images/fallback-4-1200.webp", "/images/fallback-4-400.webp", ""],
  ["https://a.example/b.jpg#62-0", "https://a.example/b.jpg#62-0", ""],
])("shows %s as %s at “%s”", (featured_image_url, src, position) => {
  const { container } = render(
    <ChakraProvider value={panelSystem}>
      <Thumbnail post={{ ...post, featured_image_url }} />
    </ChakraProvider>,
  );
  const image = container.querySelector("img");
  expect([image?.getAttribute("src"), image?.style.objectPosition]).toEqual([src, position]);
});
