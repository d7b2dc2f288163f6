import { chakra } from "@chakra-ui/react";

/** Browsers and password managers do not fill in this name. */
export const HONEYPOT = "nhk_referencia_interna";

/** Off-screen, because bots recognize `display: none`. */
export function Honeypot() {
  return (
    <chakra.div
      aria-hidden="true"
      position="absolute"
      left="-10000px"
      width="1px"
      height="1px"
      overflow="hidden"
    >
      <label>
        No rellene este campo
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </chakra.div>
  );
}
