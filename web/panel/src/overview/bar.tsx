import { Box, type BoxProps } from "@chakra-ui/react";

interface BarProps extends BoxProps {
  /** The length of the bar, 0 to 1. */
  readonly share: number;
}

/** Next to its figure, which assistive technology reads. */
export function Bar({ share, ...rest }: BarProps) {
  return (
    <Box
      as="span"
      display="block"
      h="1.5"
      rounded="full"
      bg="bg.emphasized"
      overflow="hidden"
      aria-hidden="true"
      {...rest}
    >
      <Box as="span" display="block" h="full" bg="brand.solid" w={`${Math.round(share * 100)}%`} />
    </Box>
  );
}
