import { chakra } from "@chakra-ui/react";

/** A name that no browser and no password manager fills in. */
export const HONEYPOT = "nhk_referencia_interna";

/**
 * A field that people do not see and do not reach; programs that fill in everything give themselves away.
 * Off-screen and not `display: none`, which such programs know.
 */
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
