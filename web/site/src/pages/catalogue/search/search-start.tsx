import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import type { NamedFamily } from "#lib/page-data.ts";
import { content } from "./content.ts";
import { searchIn } from "./search-links.ts";

const NO_SCRIPT = "@media (scripting: none)";

const Start = chakra("section", {
  base: {
    "& p": { color: "fg.muted" },
    "& h2": { mt: "9", mb: "2", fontSize: "1.1875rem", fontWeight: "600" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "target.touch",
      fontWeight: "560",
      color: "fg.link",
      _hover: { textDecoration: "underline" },
    },
    "& ul": { columnGap: "8", columns: { sm: "2" } },
    "& [data-no-script]": { display: "none", [NO_SCRIPT]: { display: "block" } },
    "& [data-examples]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "4",
      [NO_SCRIPT]: { display: "none" },
    },
  },
});

/** Without a text, or without JavaScript. */
export function SearchStart({ families }: { readonly families: readonly NamedFamily[] }) {
  const { start } = content;
  return (
    <Start aria-labelledby="directamente">
      <p data-no-script="">{start.noScript}</p>
      <p data-examples="">
        {start.examples}
        {start.texts.map((text) => (
          <a key={text} href={searchIn(paths.search, text)}>
            {text}
          </a>
        ))}
      </p>
      <h2 id="directamente">{start.pages}</h2>
      <ul>
        <li>
          <a href={paths.catalogue}>{start.catalogue}</a>
        </li>
        {families.map(({ slug, name }) => (
          <li key={slug}>
            <a href={paths.family(slug)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={paths.certifications}>{start.certifications}</a>
        </li>
        <li>
          <a href={paths.articles}>{start.articles}</a>
        </li>
      </ul>
    </Start>
  );
}
