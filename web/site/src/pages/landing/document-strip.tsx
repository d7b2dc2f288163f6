import { chakra, Flex } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { Wrap } from "#ui/section.tsx";
import { documents } from "./content.ts";

/** Plain names: no seal was awarded. */
export function DocumentStrip() {
  return (
    <chakra.section aria-label={documents.label} borderBlock="1px solid {colors.border}" bg="white">
      <Wrap>
        <Flex
          direction={{ base: "column", sm: "row" }}
          align={{ base: "flex-start", sm: "center" }}
          gap={{ base: "1", sm: "8" }}
          minHeight="5.25rem"
          py={{ base: "5", sm: "0" }}
        >
          <chakra.p
            fontSize=".9375rem"
            lineHeight="1.35"
            color="fg.muted"
            maxWidth={{ base: "none", sm: "22ch" }}
          >
            {documents.text}
          </chakra.p>
          <chakra.ul
            display="flex"
            flex="1"
            justifyContent="space-between"
            gap={{ base: "0", sm: "4" }}
            width={{ base: "full", sm: "auto" }}
            maxWidth="56rem"
            ml={{ base: "0", sm: "auto" }}
          >
            {documents.names.map((name) => (
              <li key={name}>
                <chakra.a
                  href={paths.certifications}
                  display="flex"
                  alignItems="center"
                  minHeight="3rem"
                  px={{ base: "0", sm: "3" }}
                  fontSize={{ base: "1.0625rem", sm: "1.25rem" }}
                  fontWeight="680"
                  letterSpacing=".02em"
                  color="gray.600"
                  _hover={{ color: "brand.fg" }}
                >
                  {name}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </Flex>
      </Wrap>
    </chakra.section>
  );
}
