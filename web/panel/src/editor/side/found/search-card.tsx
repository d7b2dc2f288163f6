import { Box, Stack, Text } from "@chakra-ui/react";
import { cutText } from "domain/shared/cut-text";
import { site } from "kit/lib/site";
import { PanelCard } from "#ui/card.tsx";
import { lightSurface } from "#ui/dark-colors.ts";
import type { Draft, Problems } from "../../shared/draft.ts";
import { messages } from "../../shared/messages.ts";
import { SideField } from "../side-field.tsx";

export interface SearchCardProps {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly change: (part: Partial<Draft>) => void;
}

/** Characters that Google usually shows. */
const SHOWN_LENGTH = { title: 60, description: 155 };

export function SearchCard({ draft, problems, change }: SearchCardProps) {
  const { search } = messages;
  const title = `${draft.meta_title.trim() || draft.title.trim() || messages.titlePlaceholder} · ${site.brand}`;
  const description = draft.meta_description.trim() || draft.excerpt.trim();
  return (
    <PanelCard title={search.title}>
      <Stack gap="4" p="5">
        <SideField
          label={search.metaTitle}
          value={draft.meta_title}
          lang="es"
          help={search.metaTitleHint}
          counter={`${draft.meta_title.length}/${SHOWN_LENGTH.title}`}
          problem={problems.meta_title}
          onChange={(meta_title) => change({ meta_title })}
        />
        <SideField
          label={search.metaDescription}
          value={draft.meta_description}
          rows={2}
          lang="es"
          help={search.metaDescriptionHint}
          counter={`${draft.meta_description.length}/${SHOWN_LENGTH.description}`}
          problem={problems.meta_description}
          onChange={(meta_description) => change({ meta_description })}
        />
        <Box as="figure" m="0">
          <Text as="figcaption" textStyle="label" mb="2">
            {search.google}
          </Text>
          <Box {...lightSurface} borderWidth="1px" rounded="l2" p="3" lang="es">
            <Text fontSize="xs" color="fg.muted" truncate>
              {location.host} › blog › {draft.slug || "…"}
            </Text>
            <Text fontSize="md" lineHeight="1.3" color="#1a0dab" mt="1">
              {truncate(title, SHOWN_LENGTH.title)}
            </Text>
            <Text
              fontSize="xs"
              color="fg.muted"
              mt="1"
              {...(description === "" ? { lang: "en" } : {})}
            >
              {description === ""
                ? search.noDescription
                : truncate(description, SHOWN_LENGTH.description)}
            </Text>
          </Box>
        </Box>
        <Box as="figure" m="0">
          <Text as="figcaption" textStyle="label" mb="2">
            {search.whatsapp}
          </Text>
          <Box {...lightSurface} rounded="l2" overflow="hidden" bg="#e7f7dd" p="1.5" lang="es">
            <Box rounded="md" bg="#d7eccb" px="3" py="2">
              <Text fontSize="sm" fontWeight="600" lineClamp={2}>
                {title}
              </Text>
              <Text fontSize="xs" color="gray.700" lineClamp={2}>
                {description}
              </Text>
              <Text fontSize="xs" color="gray.600" truncate>
                {location.host}
              </Text>
            </Box>
            <Text fontSize="xs" color="#0b5a73" px="2" pt="1.5" truncate>
              {`${location.origin}/blog/${draft.slug}`}
            </Text>
          </Box>
        </Box>
      </Stack>
    </PanelCard>
  );
}

function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${cutText(text, max, "").replace(/(?<!\s)\s+\S*$/, "")} …`;
}
