import { chakra } from "@chakra-ui/react";
import { quoteMessages } from "domain/contact/quote-item";
import { limits } from "domain/shared/limits";
import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import { readQuantity } from "#lib/quote-list.ts";
import { content } from "./content.ts";

interface QuantityFieldProps {
  readonly reference: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** What is no quantity stays as it was typed; once the focus leaves, a message says so, and which quantity counts. */
export function QuantityField({ reference, quantity, onChange }: QuantityFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);

  function take(text: string) {
    const value = readQuantity(text);
    setTyped(value === undefined ? text : undefined);
    if (value === undefined) return;
    setRefused(false);
    onChange(value);
  }

  function onBlur() {
    setRefused(typed !== undefined);
  }

  function stepBy(by: number) {
    const next = String(quantity + by);
    if (readQuantity(next) !== undefined) take(next);
  }

  const stepButton = (by: number, label: string, Icon: typeof Plus) => (
    <button
      type="button"
      data-screen-only=""
      aria-label={label}
      aria-disabled={readQuantity(String(quantity + by)) === undefined || undefined}
      onClick={() => stepBy(by)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
  return (
    <div>
      <Stepper>
        {stepButton(-1, content.less(reference), Minus)}
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={content.quantity(reference)}
          aria-valuenow={quantity}
          aria-valuemin={1}
          aria-valuemax={limits.quoteQuantity}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          autoComplete="off"
          value={typed ?? quantity}
          onChange={({ target }) => take(target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            stepBy(by);
          }}
        />
        {stepButton(1, content.more(reference), Plus)}
      </Stepper>
      {isRefused && (
        <chakra.p id={id} role="status" textStyle="caption" fontWeight="500" color="fg.error">
          {quoteMessages.quantity} {content.keptQuantity(quantity)}
        </chakra.p>
      )}
    </div>
  );
}

const Stepper = chakra("div", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    height: "2.75rem",
    border: "1px solid {colors.border.control}",
    borderRadius: "l2",
    "& button": {
      display: "grid",
      placeItems: "center",
      width: "2.75rem",
      height: "full",
      color: "brand.fg",
      "&[aria-disabled]": { color: "fg.subtle", cursor: "default" },
    },
    "& svg": { width: ".9375rem", height: ".9375rem" },
    "& input": { width: "3.25rem", height: "full", textAlign: "center", fontWeight: "600" },
    "& *:focus-visible": { outlineOffset: "-2px" },
  },
});
