import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { criterionText } from "#catalogue/finder/criterion-text.ts";
import type { Criterion, FinderIndex } from "#catalogue/finder/model.ts";
import { oneLine } from "#ui/one-line.ts";
import { content } from "./content.ts";

const List = chakra("ul", {
  base: {
    ...oneLine,
    mb: "4",
    "& button": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: { base: "2.5rem", xl: "2rem" },
      px: "3",
      borderRadius: "full",
      fontSize: ".875rem",
      fontWeight: "550",
      color: "brand.fg",
      "& svg": { width: ".875rem", height: ".875rem" },
      "&:has(svg)": { bg: "brand.subtle", _hover: { bg: "brand.muted" } },
    },
  },
});

interface CriteriaChipsProps {
  readonly index: FinderIndex;
  readonly criteria: readonly Criterion[];
  readonly words: readonly string[];
  readonly onRemove: (criteria: readonly Criterion[], words: readonly string[]) => void;
  readonly onClear: () => void;
}

/** What was understood; each part can be removed. */
export function CriteriaChips({ index, criteria, words, onRemove, onClear }: CriteriaChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const chips = [
    ...criteria.map((criterion) => ({
      name: criterionText(criterion, index),
      remove: () => onRemove([criterion], []),
    })),
    ...words.map((word) => ({ name: `«${word}»`, remove: () => onRemove([], [word]) })),
  ];

  /** Focus goes to the chip that takes the place. */
  function removeAt(at: number) {
    chips[at]?.remove();
    // Nothing of the list stays.
    if (chips.length === 1) return document.getElementById("q")?.focus();
    const others = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = others[at + 1] ?? others[at - 1];
    next?.focus();
  }

  return (
    <List ref={list} data-screen-only="">
      {chips.map(({ name }, at) => (
        <li key={name}>
          <button
            type="button"
            aria-label={content.remove(name)}
            onClick={() => removeAt(at)}
            onKeyDown={({ key }: KeyboardEvent) => {
              if (key === "Backspace" || key === "Delete") removeAt(at);
            }}
          >
            {name}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={onClear}>
          {content.removeAll}
        </button>
      </li>
    </List>
  );
}
