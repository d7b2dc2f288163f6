import { chakra } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { QuoteList } from "#lib/quote-list.ts";
import { Button } from "#ui/form/controls.ts";
import { content } from "./content.ts";

export interface Undo {
  readonly text: string;
  /** Of the removed line. */
  readonly reference?: string;
  readonly index?: number;
  /** @param now the list, which may have changed since */
  readonly restore: (now: QuoteList) => QuoteList;
}

interface UndoRowProps {
  readonly undo: Undo;
  readonly onUndo: () => void;
}

/** The button takes focus, because the pressed one has gone. */
export function UndoRow({ undo, onUndo }: UndoRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <chakra.div
      data-screen-only=""
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      minHeight="3.5rem"
      px="4"
      py="2"
      my="3"
      borderRadius="l2"
      bg="bg.muted"
      fontSize=".9375rem"
    >
      <chakra.p role="status" minWidth="0" overflowWrap="anywhere">
        {undo.text} <chakra.b fontWeight="600">{undo.reference}</chakra.b>
      </chakra.p>
      <Button ref={button} type="button" variant="outline" size="md" flex="none" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {content.undo}
      </Button>
    </chakra.div>
  );
}
