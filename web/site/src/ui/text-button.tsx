import { chakra } from "@chakra-ui/react";

export const TextButton = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: { base: "target.touch", sm: "control.sm" },
    fontSize: ".875rem",
    fontWeight: "550",
    color: "fg.muted",
    borderRadius: "sm",
    _hover: { color: "fg" },
    "& svg": { width: "1rem", height: "1rem" },
  },
});
