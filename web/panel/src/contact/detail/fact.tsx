import { Box, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface FactProps {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A term of a description list. */
export function Fact({ name, wide = false, children }: FactProps) {
  return (
    <Box gridColumn={wide ? "span 2" : undefined} minW="0">
      <Text as="dt" fontSize="xs" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontWeight="500" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}

/** A link to a page of the site. A visitor can send any text as page. */
export function SitePage({ page }: { readonly page: string }) {
  if (!/^\/(?!\/)[\w/-]*$/.test(page)) return page;
  return (
    <Link href={page} target="_blank" color="fg.link" display="inline">
      {page}
    </Link>
  );
}
