import { chakra } from "@chakra-ui/react";
import type { FinderOrder } from "#catalogue/finder/order.ts";
import { siteRecipes } from "#ui/theme/recipes.ts";
import { content } from "./content.ts";
import { nameOfOrder, orderNamed } from "./state.ts";

const Select = chakra("select", siteRecipes.input);
const { label, ...names } = content.orders;

interface OrderSelectProps {
  readonly order: FinderOrder | null;
  readonly onChange: (order: FinderOrder | null) => void;
}

export function OrderSelect({ order, onChange }: OrderSelectProps) {
  return (
    <chakra.div
      data-screen-only=""
      width={{ base: "full", sm: "auto" }}
      ms={{ sm: "auto", xl: "0" }}
      mt={{ base: "3", sm: "0" }}
    >
      <Select
        aria-label={label}
        value={nameOfOrder(order)}
        onChange={({ target }) => onChange(orderNamed(target.value))}
        height={{ base: "2.75rem", xl: "2.25rem" }}
        fontSize={{ base: "1rem", xl: ".875rem" }}
      >
        {Object.entries(names).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
