import { Box, chakra, Grid } from "@chakra-ui/react";
import { site } from "kit/lib/site";
import type { ReactNode } from "react";

export function CtaBand({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Grid
      data-dark=""
      templateColumns={{ base: "minmax(0,1fr)", lg: "1fr auto" }}
      gap="2rem 4rem"
      alignItems="center"
      borderRadius={{ base: "media", sm: "3xl" }}
      bg="bg.inverted"
      color="fg.inverted"
      p="clamp(1.5rem, 5vw, 4.5rem)"
    >
      <div>
        <chakra.h2 textStyle="heading.lg">{title}</chakra.h2>
        <chakra.p color="fg.invertedMuted" mt="3.5" maxWidth="54ch">
          <LinkedEmail text={text} />
        </chakra.p>
      </div>
      <Box display="flex" gap="3" flexWrap="wrap" maxWidth={{ lg: "27rem" }}>
        {children}
      </Box>
    </Grid>
  );
}

function LinkedEmail({ text }: { readonly text: string }) {
  const [before, after] = text.split(site.salesEmail);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <chakra.a href={`mailto:${site.salesEmail}`} color="white" textDecoration="underline">
        {site.salesEmail}
      </chakra.a>
      {after}
    </>
  );
}
