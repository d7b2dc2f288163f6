import { chakra, Grid } from "@chakra-ui/react";
import { keepUnits } from "domain/shared/units";
import { paths } from "kit/lib/paths";
import { Download, FileText, Table2 } from "lucide-react";
import type { Family } from "#catalogue/model.ts";
import { Letter } from "#ui/letter.tsx";
import { content, referenceCount } from "./content.ts";

const Notes = chakra("div", {
  base: {
    mt: "4",
    fontSize: ".875rem",
    color: "fg.muted",
    "& ul": { display: "grid", gap: "1", maxWidth: "66ch" },
    "& summary": { minHeight: "target.touch", py: "2.5", cursor: "pointer", color: "fg.link" },
    "& b": { fontWeight: "550", color: "fg" },
  },
});

/** Notes of the family, then those of its columns. */
export function TableNotes({ family: { notes, columns } }: { readonly family: Family }) {
  const explained = columns.filter(({ note }) => note !== null);
  return (
    <Notes>
      <ul>
        {notes.map((note) => (
          <li key={note}>{keepUnits(note)}</li>
        ))}
      </ul>
      <details>
        <summary>{content.columnNotes}</summary>
        <ul>
          {explained.map(({ column, label, letter, note }) => (
            <li key={column}>
              {letter === null ? null : <Letter letter={letter} />} <b>{label}:</b>{" "}
              {keepUnits(note ?? "")}
            </li>
          ))}
        </ul>
      </details>
    </Notes>
  );
}

const Card = chakra("a", {
  base: {
    display: "grid",
    gridTemplateColumns: "2.5rem 1fr auto",
    alignItems: "center",
    gap: "4",
    px: "5",
    py: "4",
    border: "1px solid {colors.border}",
    borderRadius: "l3",
    bg: "white",
    _hover: { borderColor: "brand.solid" },
    "& svg": { color: "brand.solid" },
    "& svg:first-of-type": { width: "1.75rem", height: "1.75rem", strokeWidth: "1.5" },
    "& b": { display: "block", fontWeight: "580" },
    "& small": { fontSize: ".875rem", color: "fg.muted" },
  },
});

export function Downloads({ family }: { readonly family: Family }) {
  return (
    <Grid
      data-screen-only=""
      templateColumns={{ base: "minmax(0,1fr)", sm: "1fr 1fr" }}
      gap="4"
      mt="8"
    >
      <Card href={paths.familySheet(family.slug)} download="">
        <FileText aria-hidden="true" />
        <span>
          <b>{content.sheet.title}</b>
          <small>
            {content.sheet.open}, {referenceCount(family.references.length)}
          </small>
        </span>
        <Download aria-hidden="true" />
      </Card>
      <Card href={paths.familyCsv(family.slug)} download="">
        <Table2 aria-hidden="true" />
        <span>
          <b>{content.csv.title}</b>
          <small>
            {content.csv.open}, {referenceCount(family.references.length)}
          </small>
        </span>
        <Download aria-hidden="true" />
      </Card>
    </Grid>
  );
}

const List = chakra("ul", {
  base: {
    borderTop: "1px solid {colors.border}",
    mt: "5",
    "& li": { py: "3", borderBottom: "1px solid {colors.border}" },
    "& a": { color: "fg.link", _hover: { textDecoration: "underline" } },
  },
});

interface TextListProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** Below the list. */
  readonly note?: string;
}

function TextList({ title, texts, note }: TextListProps) {
  return (
    <div>
      <chakra.h2 textStyle="heading.md">{title}</chakra.h2>
      <List>
        {texts.map((text) => (
          <li key={text}>{keepUnits(text)}</li>
        ))}
      </List>
      {note === undefined ? null : (
        <chakra.p mt="3" fontSize=".875rem" color="fg.muted">
          {note}
        </chakra.p>
      )}
    </div>
  );
}

export function FamilyTexts({ family }: { readonly family: Family }) {
  const { slug: own, applications, certificates, articles } = family;
  return (
    <Grid
      templateColumns={{ base: "minmax(0,1fr)", lg: "repeat(3, minmax(0,1fr))" }}
      gap="3rem 2.5rem"
    >
      <TextList title={content.applications} texts={applications} />
      <TextList
        title={content.certificates}
        texts={certificates.map(({ text }) => text)}
        note={content.documents}
      />
      <nav aria-labelledby="articulos">
        <chakra.h2 id="articulos" textStyle="heading.md">
          {content.articles}
        </chakra.h2>
        <List>
          {articles.map(({ slug, title }) => (
            <li key={slug}>
              <a href={paths.article(slug)}>{title}</a>
            </li>
          ))}
          <li>
            <a href={paths.tag(own)}>{content.allArticles}</a>
          </li>
        </List>
      </nav>
    </Grid>
  );
}
