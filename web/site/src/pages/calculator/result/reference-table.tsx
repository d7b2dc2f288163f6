import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { SearchX } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { spanishDecimal } from "#lib/format/decimals.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { LetterBadge } from "#ui/letter.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { AddToList } from "#ui/list/add-to-list.tsx";
import { markListed } from "#ui/list/list-count.ts";
import { siteRecipes } from "#ui/theme/recipes.ts";
import type { Result } from "../kinds/views.ts";
import { MathText } from "./math-text.tsx";
import { content } from "./result-content.ts";

const SHOWN_AT_FIRST = 6;

/** Phones show each row as a record. */
const Table = chakra("table", {
  base: {
    width: "full",
    mt: "4",
    fontSize: ".875rem",
    lineHeight: "1.35",
    border: "1px solid {colors.border}",
    "& th, & td": { textAlign: "start", px: "3" },
    "& tbody tr": { borderTop: "1px solid {colors.border}" },
    "& tbody th": { fontWeight: "600" },
    "& tbody th a:hover": { color: "brand.fg", textDecoration: "underline" },
    "& small": { color: "fg.muted", fontSize: ".8125rem", fontWeight: "400" },
    lgDown: {
      display: "block",
      "& thead": {
        position: "absolute",
        clipPath: "inset(50%)",
        width: "1px",
        height: "1px",
        overflow: "hidden",
      },
      "& tbody, & tbody th": { display: "block" },
      // The link that adds stays in its place, whatever its text.
      "& tbody tr": { display: "block", position: "relative", py: "3", pe: "8rem" },
      "& tbody td": { display: "inline-block", paddingInlineEnd: "0" },
      "& tbody td:last-child": {
        position: "absolute",
        insetEnd: "3",
        top: "50%",
        translate: "0 -50%",
      },
    },
    lg: {
      "& thead": { bg: "bg.subtle", verticalAlign: "bottom" },
      "& thead th": { py: "2.5", fontSize: ".8125rem", fontWeight: "550" },
      "& thead small, & thead span": { display: "block", width: "fit-content" },
      "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
      "& [data-number] > *": { marginInlineStart: "auto" },
      "& tbody :is(th, td)": { py: "3.5" },
      "& tr > :last-child": { width: "8rem", textAlign: "end" },
      "& tbody small": { display: "none" },
    },
  },
});
const Best = chakra("span", {
  base: {
    display: "inline-block",
    px: "2",
    borderRadius: "l1",
    bg: "brand.subtle",
    color: "brand.fg",
    fontSize: ".75rem",
    fontWeight: "550",
    whiteSpace: "nowrap",
  },
});
const Button = chakra("button", siteRecipes.button);

export function ReferenceTable({ heading, columns, rows, quantity }: Result) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const shownRows = showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const rest = rows.length - shownRows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have links that are not marked yet
  useEffect(markListed, [rows, showsAll]);
  // The pressed button has gone.
  useEffect(() => {
    const added = table.current?.querySelectorAll<HTMLElement>("tbody td a")[SHOWN_AT_FIRST];
    if (showsAll) added?.focus();
  }, [showsAll]);
  return (
    <chakra.section aria-labelledby={id} gridColumn="1 / -1" mt={{ base: "8", lg: "14" }}>
      <chakra.h2 id={id} textStyle="heading.md">
        {heading}
      </chakra.h2>
      <Table ref={table} aria-label={content.references}>
        <thead>
          <tr>
            <th scope="col">{content.reference}</th>
            <th scope="col" data-number="">
              {content.reserve}
            </th>
            {columns.map(({ head, unit, symbol, isNumber }) => (
              <th key={head} scope="col" data-number={isNumber && ""}>
                {symbol ? (
                  <LetterBadge>
                    <MathText text={symbol} />
                  </LetterBadge>
                ) : null}
                {head}
                {unit ? <small>{unit}</small> : null}
              </th>
            ))}
            <th scope="col" data-screen-only="">
              <chakra.span srOnly>{content.list}</chakra.span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shownRows.map(({ reference, family, reserve, cells }, index) => (
            <tr key={reference}>
              <th scope="row">
                <a href={`${paths.family(family)}#${reference}`}>{reference}</a>{" "}
                {index === 0 ? <Best>{content.closest}</Best> : null}
              </th>
              <td data-number="">
                <small>Margen </small>+{spanishDecimal(reserve)}&nbsp;%
              </td>
              {columns.map(({ head, unit, isNumber }, at) => (
                <td key={head} data-number={isNumber && ""}>
                  <small>{head} </small>
                  {cells[at]}
                  {unit ? <small>&nbsp;{unit}</small> : null}
                </td>
              ))}
              <td data-screen-only="">
                <AddToList reference={reference} family={family} quantity={quantity} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rest > 0 ? (
        <Button
          type="button"
          data-screen-only=""
          variant="outline"
          size="md"
          mt="4"
          onClick={() => setShowsAll(true)}
        >
          {content.more(rest)}
        </Button>
      ) : null}
    </chakra.section>
  );
}

interface NoReferenceProps {
  readonly title: string;
  readonly contact: string;
}

export function NoReference({ title, contact }: NoReferenceProps) {
  return (
    <chakra.div gridColumn="1 / -1" mt={{ base: "8", lg: "14" }}>
      <EmptyPanel icon={SearchX} title={title} text={content.ask.text}>
        <chakra.p mt="4">
          <LinkButton href={contact}>{content.ask.label}</LinkButton>
        </chakra.p>
      </EmptyPanel>
    </chakra.div>
  );
}
