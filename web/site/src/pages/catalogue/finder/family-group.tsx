import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { Picture, type PictureName } from "kit/ui/image";
import { familyQuery } from "#catalogue/finder/family-query.ts";
import type { FoundFamily } from "#catalogue/finder/find.ts";
import type { Criterion, FinderIndex } from "#catalogue/finder/model.ts";
import { links } from "#lib/links.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Media } from "#ui/section.tsx";
import { content } from "./content.ts";
import { groupStyles } from "./group-styles.ts";
import { ReferenceRows } from "./reference-rows.tsx";
import type { Search } from "./search.ts";
import type { FinderState } from "./state.ts";

const Group = chakra("section", { base: groupStyles });

interface FamilyGroupProps {
  readonly index: FinderIndex;
  readonly found: FoundFamily;
  readonly search: Pick<Search, "criteria" | "words"> & Pick<FinderState, "order">;
  /** Those of the text, which are marked. */
  readonly typed: readonly Criterion[];
}

export function FamilyGroup({ index, found, search, typed }: FamilyGroupProps) {
  const { family, count, rows } = found;
  const { slug, name, image, total } = family;
  const id = `grupo-${slug}`;
  const page = paths.family(slug);
  const product = { id: image, slug, name };
  return (
    <Group aria-labelledby={id}>
      <header>
        <Media css={{ aspectRatio: "4 / 3", borderRadius: "l2" }}>
          <Picture name={image as PictureName} alt="" sizes="5rem" largest={400} />
        </Media>
        <div>
          <h3 id={id}>
            <a href={page}>{name}</a>
          </h3>
          <p>{content.formatCount(count, total)}</p>
        </div>
        <div data-screen-only="">
          <LinkButton href={links.details(product)} variant="outline" size="sm">
            {content.details}
          </LinkButton>
          <LinkButton href={links.quote(product)} variant="outline" size="sm">
            {content.quote}
          </LinkButton>
        </div>
      </header>
      <ReferenceRows label={content.table.caption(name)} index={index} rows={rows} typed={typed} />
      <p data-screen-only="">
        <a href={`${page}${familyQuery(family, { ...search, rows }, index)}#referencias`}>
          {content.inTable}
        </a>
      </p>
    </Group>
  );
}
