import { chakra } from "@chakra-ui/react";
import type { QuoteItem } from "domain/contact/quote-item";
import { limits } from "domain/shared/limits";
import { keepUnits } from "domain/shared/units";
import { paths } from "kit/lib/paths";
import { MessageSquarePlus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ListedFamily } from "#lib/page-data.ts";
import { setNote, setQuantity } from "#lib/quote-list.ts";
import { changeList } from "#lib/stored-list.ts";
import { TextInput } from "#ui/form/controls.ts";
import { TextButton } from "#ui/text-button.tsx";
import { content } from "./content.ts";
import { QuantityField } from "./quantity-field.tsx";

interface ListLineProps {
  readonly line: QuoteItem;
  /** Undefined: not in the catalog. */
  readonly family: ListedFamily | undefined;
  /** What tells the reference from others, or ''. */
  readonly facts: string;
  /** Takes focus. */
  readonly isRestored: boolean;
  readonly onRemove: () => void;
}

export function ListLine({ line, family, facts, isRestored, onRemove }: ListLineProps) {
  const { reference, quantity, note } = line;
  const [hasNote, setHasNote] = useState(note !== "");
  const removeButton = useRef<HTMLButtonElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRestored) removeButton.current?.focus();
  }, [isRestored]);
  return (
    <Row>
      <Frame>
        {family && <img src={`/images/${family.image}-400.webp`} alt="" width="400" height="300" />}
      </Frame>
      <div>
        <chakra.h3 fontSize="1.0625rem" fontWeight="600" lineHeight="1.3" overflowWrap="anywhere">
          {family ? (
            <a href={`${paths.family(family.slug)}#${reference}`}>{reference}</a>
          ) : (
            reference
          )}
        </chakra.h3>
        <chakra.p color="fg.muted" fontSize=".9375rem" lineHeight="1.45">
          {family?.name ?? content.unknown}
          {/* Its height is kept while the facts are loaded. */}
          {family ? (
            <chakra.span display="block">{keepUnits(facts) || "\u00a0"}</chakra.span>
          ) : null}
        </chakra.p>
      </div>
      <Controls>
        <QuantityField
          reference={reference}
          quantity={quantity}
          onChange={(value) => changeList((now) => setQuantity(now, reference, value))}
        />
        <Remove
          ref={removeButton}
          type="button"
          data-screen-only=""
          aria-label={content.remove(reference)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Remove>
      </Controls>
      <chakra.div gridColumn={{ base: "1 / -1", sm: "2 / -1" }} mt="1.5">
        {hasNote || note !== "" ? (
          <TextInput
            ref={noteField}
            aria-label={content.note(reference)}
            placeholder={content.notePlaceholder}
            maxLength={limits.quoteNote}
            autoComplete="off"
            value={note}
            onChange={({ target }) => changeList((now) => setNote(now, reference, target.value))}
          />
        ) : (
          <TextButton
            type="button"
            data-screen-only=""
            aria-label={`${content.addNote}: ${reference}`}
            color="fg.link"
            onClick={() => {
              flushSync(() => setHasNote(true));
              noteField.current?.focus();
            }}
          >
            <MessageSquarePlus aria-hidden="true" />
            {content.addNote}
          </TextButton>
        )}
      </chakra.div>
    </Row>
  );
}

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "4.5rem minmax(0,1fr)",
      sm: "6.5rem minmax(0,1fr) auto",
    },
    gap: { base: ".25rem 1rem", sm: ".25rem 1.25rem" },
    alignItems: "start",
    py: "5",
    borderBottom: "1px solid {colors.border}",
  },
});

const Frame = chakra("div", {
  base: {
    gridRow: { sm: "span 2" },
    aspectRatio: "4 / 3",
    overflow: "hidden",
    borderRadius: "l3",
    background: "linear-gradient(180deg, #ced2d6 0%, #b9bfc4 100%)",
    "& img": { width: "full", height: "full", objectFit: "cover" },
  },
});

const Controls = chakra("div", {
  base: {
    display: "flex",
    alignItems: "start",
    justifyContent: "space-between",
    gap: "2",
    gridColumn: { base: "1 / -1", sm: "3" },
  },
});

const Remove = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    borderRadius: "l2",
    color: "fg.muted",
    _hover: { bg: "bg.muted", color: "fg" },
    "& svg": { width: "1.125rem", height: "1.125rem" },
  },
});
