import { Portal, Tooltip } from "@chakra-ui/react";
import type { ReactElement } from "react";

/** The control needs the same text as its description: a tooltip is no label. */
export function Hint({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement;
}) {
  return (
    <Tooltip.Root openDelay={300} closeDelay={100}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
