import { chakra } from "@chakra-ui/react";
import { loadText, signed, spanish } from "functions/domain/catalogue/finder/criterion";
import { familyQuery } from "functions/domain/catalogue/finder/family-query";
import type { FoundFamily } from "functions/domain/catalogue/finder/find";
import type {
  ChoiceFacet,
  Criterion,
  FinderIndex,
  FinderRow,
} from "functions/domain/catalogue/finder/model";
import { CHOICE_FACETS } from "functions/domain/catalogue/finder/model";
import { links } from "#lib/links.ts";
import { paths } from "#lib/paths.ts";
import { Picture, type PictureName } from "#ui/shared/image.tsx";
import { LinkButton } from "#ui/site/link-button.tsx";
import { AddToList } from "#ui/site/list/add-to-list.tsx";
import { Media } from "#ui/site/section.tsx";
import { content } from "./content.ts";
import { groupStyles, rowsStyles } from "./group-styles.ts";

const Group = chakra("section", { base: groupStyles });
const Rows = chakra("table", { base: rowsStyles });

interface FamilyGroupProps {
  readonly index: FinderIndex;
  readonly found: FoundFamily;
  readonly criteria: readonly Criterion[];
}

export function FamilyGroup({ index, found, criteria }: FamilyGroupProps) {
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
          <p>{content.countOf(count, total)}</p>
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
      <Rows aria-label={content.table.caption(name)}>
        <Head />
        <tbody>
          {rows.map((row) => (
            <Row key={row[0]} index={index} row={row} page={page} family={slug} />
          ))}
        </tbody>
      </Rows>
      <p data-screen-only="">
        <a href={`${page}${familyQuery(family, criteria, index.values)}#referencias`}>
          {content.inTable(count)}
        </a>
      </p>
    </Group>
  );
}

function Head() {
  const { table } = content;
  return (
    <thead>
      <tr>
        <th scope="col">{table.reference}</th>
        <th scope="col">{table.thread}</th>
        <th scope="col" data-number="">
          {table.diameter} <small>mm</small>
        </th>
        <th scope="col" data-number="">
          {table.load}
        </th>
        <th scope="col">{table.material}</th>
        <th scope="col">{table.seal}</th>
        <th scope="col" data-number="">
          {table.heat} <small>°C</small>
        </th>
        <th scope="col" data-screen-only="">
          <chakra.span srOnly>{table.list}</chakra.span>
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly index: FinderIndex;
  readonly row: FinderRow;
  readonly page: string;
  /** Slug. */
  readonly family: string;
}

function Row({ index, row, page, family }: RowProps) {
  const [reference, , choices, diameter, load, cold, heat, texts] = row;
  const textOf = (facet: ChoiceFacet) => {
    const at = CHOICE_FACETS.indexOf(facet);
    return index.values[facet][choices[at] ?? -1]?.text ?? "";
  };
  const shaft = textOf("shaft");
  return (
    <tr>
      <th scope="row">
        <a href={`${page}#${reference}`}>{reference}</a>
        <small>{texts.map((text) => index.texts[text]).join(" · ")}</small>
      </th>
      <Cell text={textOf("thread") || (shaft && `⌀ ${shaft} mm`)} />
      <Cell text={diameter === null || shaft !== "" ? "" : spanish(diameter)} unit="mm" isNumber />
      <Cell text={load === null ? "" : loadText(load)} isNumber />
      <Cell text={textOf("material").replace("AISI ", "")} />
      <Cell text={[textOf("seal"), textOf("ip")].filter(Boolean).join(", ")} />
      <Cell
        text={cold === null || heat === null ? "" : `${spanish(cold)} a ${signed(heat)}`}
        unit="°C"
        isNumber
      />
      <td data-screen-only="">
        <AddToList reference={reference} family={family} />
      </td>
    </tr>
  );
}

interface CellProps {
  readonly text: string;
  /** Shown in records, which have no header. */
  readonly unit?: string;
  readonly isNumber?: boolean;
}

function Cell({ text, unit, isNumber = false }: CellProps) {
  return (
    <td {...(isNumber ? { "data-number": "" } : {})} {...(text === "" ? { "data-empty": "" } : {})}>
      {text === "" ? "–" : text}
      {unit === undefined || text === "" ? null : <small>&nbsp;{unit}</small>}
    </td>
  );
}
