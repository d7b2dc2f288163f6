import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Button } from "#ui/form/controls.ts";
import { content } from "./content.ts";
import type { OpenedLink } from "./use-shared-link.ts";

const words = content.shared;

export function SharedLink({
  lines,
  rejected,
  own,
  onMerge,
  onReplace,
  onKeep,
}: OpenedLink & { readonly own: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.section
      aria-label={words.title}
      data-screen-only=""
      padding="5"
      mb="6"
      borderRadius="media"
      bg="brand.subtle"
      display="grid"
      gap="3"
    >
      {lines.length > 0 && (
        <>
          <chakra.h2 ref={heading} tabIndex={-1} textStyle="heading.sm">
            {words.title}
          </chakra.h2>
          <p>{words.text(lines.length, own)}</p>
          {onMerge ? null : <p>{words.tooLong}</p>}
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {onMerge && (
              <Button type="button" size="md" onClick={onMerge}>
                {words.merge}
              </Button>
            )}
            <Button type="button" variant="outline" size="md" onClick={onReplace}>
              {words.replace}
            </Button>
            <Button type="button" variant="outline" size="md" onClick={onKeep}>
              {words.keep}
            </Button>
          </chakra.div>
        </>
      )}
      {rejected.length > 0 && <p role="status">{words.rejected(rejected)}</p>}
    </chakra.section>
  );
}
