import { chakra } from "@chakra-ui/react";
import { Search, X } from "lucide-react";
import { siteRecipes } from "./theme/recipes.ts";

const CLEAR = "Borrar búsqueda";

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
    "& button": {
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
    // Searching needs JavaScript.
    "@media (scripting: none)": { display: "none" },
  },
});
const Input = chakra("input", siteRecipes.input);

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly autoFocus?: boolean;
}

/** `data-live`: the first touch hydrates the page. */
export function SearchBox({ label, value, onChange, ...input }: SearchBoxProps) {
  return (
    <Form data-live="" data-reads-query="">
      <chakra.label srOnly htmlFor="q">
        {label}
      </chakra.label>
      <Search aria-hidden="true" />
      <Input
        id="q"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...input}
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
        <button
          type="button"
          aria-label={CLEAR}
          onClick={({ currentTarget }) => {
            onChange("");
            currentTarget.parentElement?.querySelector("input")?.focus();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </Form>
  );
}
