import { chakra } from "@chakra-ui/react";
import { Search, X } from "lucide-react";
import { siteRecipes } from "#ui/site/theme/recipes.ts";
import { content } from "./content.ts";

const Form = chakra("search", {
  base: {
    display: "block",
    position: "relative",
    "& > svg": {
      position: "absolute",
      left: "4",
      top: "50%",
      translate: "0 -50%",
      width: "1.25rem",
      height: "1.25rem",
      color: "fg.subtle",
      pointerEvents: "none",
    },
    // Searching needs JavaScript.
    "@media (scripting: none)": { display: "none" },
  },
});
const Input = chakra("input", siteRecipes.input);
const Clear = chakra("button", {
  base: {
    position: "absolute",
    right: "2.5",
    top: "50%",
    translate: "0 -50%",
    display: "grid",
    placeItems: "center",
    width: "2rem",
    height: "2rem",
    borderRadius: "md",
    color: "fg.muted",
    _hover: { bg: "bg.muted", color: "fg" },
    "& svg": { width: "1.0625rem", height: "1.0625rem" },
  },
});

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** `data-live`: the first touch hydrates the page. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <Form data-live="" data-reads-query="">
      <chakra.label srOnly htmlFor="q">
        {content.search}
      </chakra.label>
      <Search aria-hidden="true" />
      <Input
        id="q"
        type="search"
        enterKeyHint="search"
        placeholder={content.placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onChange("");
        }}
        height="3.25rem"
        pl="2.875rem"
        pr="3rem"
        borderRadius="xl"
        fontSize="1.0625rem"
        css={{ "&::-webkit-search-cancel-button": { display: "none" } }}
      />
      {value === "" ? null : (
        <Clear type="button" aria-label={content.clear} onClick={() => onChange("")}>
          <X aria-hidden="true" />
        </Clear>
      )}
    </Form>
  );
}
