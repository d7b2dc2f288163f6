import { chakra } from "@chakra-ui/react";
import { csvFile } from "domain/shared/csv-export";
import { paths } from "kit/lib/paths";
import { CSV_TYPE, datedName, downloadFile } from "kit/ui/download-file";
import { ArrowDown, Download, Link2, MessageCircle, Plus, Printer, Trash2 } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import type { ListedFamily } from "#lib/page-data.ts";
import {
  insertLine,
  mergeLists,
  type QuoteList,
  removeLine,
  sharedText,
  unitsIn,
} from "#lib/quote-list.ts";
import { whatsappLink } from "#lib/share-links.ts";
import { changeList } from "#lib/stored-list.ts";
import { copyLink } from "#ui/article/sharing.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { referencesText } from "#ui/list/list-count.ts";
import { TextButton } from "#ui/text-button.tsx";
import { content } from "./content.ts";
import { ListLine } from "./list-line.tsx";
import type { Undo } from "./undo-row.tsx";

interface ListLinesProps {
  readonly lines: QuoteList;
  readonly isKept: boolean;
  readonly findFamily: (reference: string) => ListedFamily | undefined;
  readonly formatFacts: (reference: string) => string;
  /** Takes pasted codes. */
  readonly paste: ReactNode;
  /** Of the line that takes focus; '' for the heading. */
  readonly restored: string | undefined;
  /** In place of the removed line. */
  readonly undo: { readonly index: number; readonly row: ReactNode } | undefined;
  readonly onRemoved: (undo: Undo) => void;
}

export function ListLines({
  lines,
  isKept,
  findFamily,
  formatFacts,
  paste,
  restored,
  undo,
  onRemoved,
}: ListLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (restored === "") heading.current?.focus();
  }, [restored]);

  function remove(index: number) {
    const line = lines[index];
    if (line === undefined) return;
    changeList((now) => removeLine(now, line.reference));
    onRemoved({
      text: content.removed,
      reference: line.reference,
      index,
      restore: (now) => insertLine(now, line, index),
    });
  }

  function empty() {
    changeList(() => []);
    onRemoved({
      text: content.emptied(lines.length),
      restore: (now) => mergeLists(lines, now) ?? lines,
    });
  }

  const address = () => `${location.origin}${paths.sharedList(sharedText(lines))}`;
  return (
    <section aria-labelledby="lista-total">
      <Top>
        <chakra.h2
          id="lista-total"
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          textStyle="heading.sm"
        >
          {content.total(lines.length, unitsIn(lines))}
        </chakra.h2>
        <Tools data-screen-only="">
          <TextButton type="button" onClick={() => void copyLink(address())}>
            <Link2 aria-hidden="true" />
            {content.copy}
          </TextButton>
          <TextButton asChild>
            <a
              href={whatsappLink({ title: content.sharedTitle, url: address() })}
              target="_blank"
              rel="noopener"
            >
              <MessageCircle aria-hidden="true" />
              {content.whatsapp}
              <chakra.span srOnly>(se abre en una pestaña nueva)</chakra.span>
            </a>
          </TextButton>
          <TextButton type="button" onClick={() => saveCsv(lines, findFamily, formatFacts)}>
            <Download aria-hidden="true" />
            {content.csv.save}
          </TextButton>
          <TextButton type="button" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {content.print}
          </TextButton>
          <TextButton type="button" onClick={empty}>
            <Trash2 aria-hidden="true" />
            {content.empty}
          </TextButton>
        </Tools>
      </Top>
      <ul>
        {lines.map((line, index) => (
          <Fragment key={line.reference}>
            {undo?.index === index && <li>{undo.row}</li>}
            <ListLine
              line={line}
              family={findFamily(line.reference)}
              facts={formatFacts(line.reference)}
              isRestored={restored === line.reference}
              onRemove={() => remove(index)}
            />
          </Fragment>
        ))}
        {undo && undo.index >= lines.length && <li>{undo.row}</li>}
      </ul>
      <Foot data-screen-only="">
        <p>
          {isKept ? content.kept : content.notKept} {content.shareNote}
        </p>
        <TextButton asChild>
          <a href={paths.catalogue}>
            <Plus aria-hidden="true" />
            {content.addMore}
          </a>
        </TextButton>
      </Foot>
      {paste}
      <Bar data-screen-only="">
        <p>
          <b>{referencesText(lines.length)}</b>
          {content.units(unitsIn(lines))}
        </p>
        <LinkButton href="#solicitud" size="md">
          {content.complete}
          <ArrowDown aria-hidden="true" />
        </LinkButton>
      </Bar>
    </section>
  );
}

function saveCsv(
  lines: QuoteList,
  findFamily: ListLinesProps["findFamily"],
  formatFacts: ListLinesProps["formatFacts"],
): void {
  const rows = lines.map(({ reference, quantity, note }) => [
    reference,
    quantity,
    findFamily(reference)?.name ?? content.unknown,
    formatFacts(reference),
    note,
  ]);
  downloadFile(
    datedName(content.csv.name, "csv", new Date()),
    csvFile(content.csv.header, rows),
    CSV_TYPE,
  );
}

const Top = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: ".5rem 1.25rem",
    pb: "3.5",
    borderBottom: "1px solid {colors.border.emphasized}",
  },
});

const Tools = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: ".25rem 1.25rem" } });

const Foot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: ".25rem 1.25rem",
    pt: "4",
    fontSize: ".875rem",
    color: "fg.muted",
    "& > a": { color: "fg.link" },
  },
});

/** Ends with the lines, so it is gone when the form is reached. */
const Bar = chakra("div", {
  base: {
    display: { base: "flex", lg: "none" },
    alignItems: "center",
    gap: "4",
    position: "sticky",
    bottom: "0",
    zIndex: "1",
    mt: "4",
    mx: "calc(-1 * {spacing.gutter})",
    px: "gutter",
    py: "2.5",
    bg: "white",
    borderTop: "1px solid {colors.border.emphasized}",
    boxShadow: "0 -6px 16px -8px rgba(9,19,24,.16)",
    "& > p": { flex: "1", fontSize: ".875rem", lineHeight: "1.35", color: "fg.muted" },
    "& b": { display: "block", color: "fg", fontWeight: "600" },
  },
});
