import { Box, Button, Stack } from "@chakra-ui/react";
import { slugOfSuggestedUrl, toSlug } from "domain/shared/slug";
import { PanelCard } from "#ui/card.tsx";
import { LibraryButton } from "../library/library-button.tsx";
import type { Draft, Problems } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";
import { FeaturedImage } from "./featured-image.tsx";
import { SideField } from "./side-field.tsx";
import { useSlugCheck } from "./use-slug-check.ts";

export interface DetailsCardProps {
  readonly id: string;
  readonly draft: Draft;
  readonly problems: Problems;
  readonly change: (part: Partial<Draft>) => void;
  readonly onPending: (isPending: boolean) => void;
}

export function DetailsCard({ id, draft, problems, change, onPending }: DetailsCardProps) {
  const { details } = messages;
  const check = useSlugCheck(draft.slug, id);
  const slugProblem = check === "taken" ? messages.problems.slugTaken : problems.slug;
  const suggestion = toSlug(draft.title);
  return (
    <PanelCard title={details.title}>
      <Stack gap="4" p="5">
        <Box>
          <SideField
            label={details.slug}
            value={draft.slug}
            mono
            problem={slugProblem}
            help={
              check === "checking" ? details.checking : check === "free" ? details.free : undefined
            }
            onChange={(slug) => change({ slug, slugFollows: slug === "" })}
            onBlur={() => change({ slug: slugOfSuggestedUrl(draft.slug) })}
            onPaste={(event) => {
              const text = event.clipboardData.getData("text/plain").trim();
              if (!/^(?:https?:\/)?\/\S+$/i.test(text)) return;
              event.preventDefault();
              change({ slug: slugOfSuggestedUrl(text), slugFollows: false });
            }}
          />
          {suggestion !== "" && suggestion !== draft.slug ? (
            <Button
              variant="plain"
              size="xs"
              px="0"
              color="fg.link"
              onClick={() => change({ slug: suggestion })}
            >
              {details.suggest}
            </Button>
          ) : null}
        </Box>
        <SideField
          label={details.excerpt}
          value={draft.excerpt}
          rows={3}
          lang="es"
          counter={details.characters(draft.excerpt.length)}
          problem={problems.excerpt}
          onChange={(excerpt) => change({ excerpt })}
        />
        <FeaturedImage
          address={draft.featured_image_url}
          problem={problems.featured_image_url}
          onChange={(featured_image_url) => change({ featured_image_url })}
          onPending={onPending}
        />
        <LibraryButton
          onChoose={({ url, alt }) =>
            change({
              featured_image_url: url,
              ...(draft.image_alt.trim() === "" && { image_alt: alt }),
            })
          }
        />
        <SideField
          label={details.alt}
          value={draft.image_alt}
          lang="es"
          help={details.altHint}
          problem={problems.image_alt}
          onChange={(image_alt) => change({ image_alt })}
        />
      </Stack>
    </PanelCard>
  );
}
