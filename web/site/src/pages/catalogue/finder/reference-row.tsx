import { paths } from "kit/lib/paths";
import type { ReactNode } from "react";
import { formatLoad, signed, spanish } from "#catalogue/finder/criterion-text.ts";
import {
  CHOICE_FACETS,
  type ChoiceFacet,
  type Criterion,
  type FinderIndex,
  type FinderRow,
} from "#catalogue/finder/model.ts";
import { AddToList } from "#ui/list/add-to-list.tsx";

interface ReferenceRowProps {
  readonly index: FinderIndex;
  readonly row: FinderRow;
  readonly typed: readonly Criterion[];
}

export function ReferenceRow({ index, row, typed }: ReferenceRowProps) {
  const [reference, family, choices, diameter, load, cold, heat, texts] = row;
  // "NHK-PN-" of NHK-PN-M16-080-316.
  const start = /^(?:[A-Z]+-)*/.exec(reference)?.[0].length ?? 0;
  const { slug = "", isInKilograms = false } = index.families[family] ?? {};
  const choice = (facet: ChoiceFacet, before = "", after = "") => {
    const value = index.values[facet][choices[CHOICE_FACETS.indexOf(facet)] ?? -1];
    if (value === undefined) return null;
    const isTyped = typed.some(
      (criterion) => criterion.facet === facet && criterion.value === value.slug,
    );
    const text = before + value.text.replace("AISI ", "") + after;
    return isTyped ? <mark key={facet}>{text}</mark> : text;
  };
  const shaft = choice("shaft", "⌀ ", "\u00a0mm");
  const [seal, ip] = [choice("seal"), choice("ip")];
  return (
    <tr>
      <th scope="row">
        <a href={`${paths.family(slug)}#${reference}`}>
          <span>{reference.slice(0, start)}</span>
          {reference.slice(start)}
        </a>
        <small>{texts.map((text) => index.texts[text]).join(" · ")}</small>
      </th>
      <Cell>{choice("thread") ?? shaft}</Cell>
      <Cell sign="⌀" unit="mm" isNumber>
        {diameter === null || shaft !== null ? null : spanish(diameter)}
      </Cell>
      <Cell isNumber>
        {load === null ? null : formatLoad(load, isInKilograms).replace(" ", "\u00a0")}
      </Cell>
      <Cell>{choice("material")}</Cell>
      <Cell>
        {seal === null || ip === null ? (
          (seal ?? ip)
        ) : (
          <>
            {seal}, {ip}
          </>
        )}
      </Cell>
      <Cell unit="°C" isNumber>
        {cold === null || heat === null ? null : `${spanish(cold)} a ${signed(heat)}`}
      </Cell>
      <td data-screen-only="">
        <AddToList reference={reference} family={slug} />
      </td>
    </tr>
  );
}

interface CellProps {
  readonly children: ReactNode;
  /** Shown in records, which have no header. */
  readonly sign?: string;
  readonly unit?: string;
  readonly isNumber?: boolean;
}

function Cell({ children, sign, unit, isNumber = false }: CellProps) {
  const isEmpty = children === null;
  return (
    <td {...(isNumber ? { "data-number": "" } : {})} {...(isEmpty ? { "data-empty": "" } : {})}>
      {sign === undefined || isEmpty ? null : <small>{sign}&nbsp;</small>}
      {isEmpty ? "–" : children}
      {unit === undefined || isEmpty ? null : <small>&nbsp;{unit}</small>}
    </td>
  );
}
