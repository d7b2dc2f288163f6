import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import type { ContentBlock, ContentSection } from "./content-model.ts";

/** Styles of running text: long pages and sanitised article bodies (design patterns 2, 6). */
export const Prose = chakra("div", {
  base: {
    textStyle: "prose",
    color: "gray.800",
    overflowWrap: "break-word",
    // A text may come in parts, and looks as if it were whole.
    "& > * + *, & > :where([data-part]) > * + *": { mt: "1.25em" },
    "& > [data-part]": { mt: 0 },
    "& h2": { textStyle: "heading.md", color: "fg", mt: "2em" },
    "& h3": { textStyle: "heading.sm", fontSize: "1.3125rem", color: "fg", mt: "1.6em" },
    "& h4, & h5, & h6": { textStyle: "heading.sm", color: "fg", mt: "1.6em" },
    "& :is(h2, h3, h4, h5, h6) + *": { mt: ".65em" },
    "& a": {
      color: "fg.link",
      textDecoration: "underline",
      textUnderlineOffset: ".2em",
      textDecorationThickness: "1px",
    },
    "& :is(ul, ol)": { ps: "1.4em" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { mt: ".4em" },
    "& li::marker": { color: "brand.solid" },
    "& strong": { fontWeight: "600" },
    "& blockquote": {
      borderInlineStart: "3px solid {colors.brand.solid}",
      ps: "5",
      color: "fg",
      fontSize: "1.25rem",
      lineHeight: "1.5",
    },
    "& :is(code, pre)": { fontFamily: "mono", fontSize: ".9em" },
    "& :not(pre) > code": { bg: "bg.muted", borderRadius: "sm", px: ".3em" },
    "& pre": { bg: "bg.subtle", border: "1px solid {colors.border}", borderRadius: "l2", p: "4" },
    "& pre, & [role=region]": { overflowX: "auto" },
    "& img": { maxWidth: "100%", height: "auto", borderRadius: "l3" },
    "& hr": { border: "0", borderTop: "1px solid {colors.border}" },
    "& [role=region]": { border: "1px solid {colors.border}", borderRadius: "l3", bg: "white" },
    "& table": {
      width: "100%",
      minWidth: { base: "28rem", sm: "0" },
      borderCollapse: "collapse",
      fontSize: ".9375rem",
      lineHeight: "1.45",
    },
    "& :is(th, td)": {
      textAlign: "start",
      px: "4",
      py: "3",
      borderBottom: "1px solid {colors.border}",
      verticalAlign: "top",
      fontWeight: "inherit",
    },
    "& tbody th": { fontWeight: "600" },
    "& thead th": { bg: "bg.subtle", fontWeight: "600", fontSize: ".875rem", color: "fg.muted" },
    "& tbody tr:last-child > *": { borderBottom: "0" },
  },
});

const Note = chakra("p", { base: { fontSize: ".9375rem", color: "fg.muted" } });

/** Text whose `**…**` parts are strong. */
export function RichText({ text }: { readonly text: string }) {
  return text
    .split("**")
    .map((part, index) =>
      index % 2 === 1 ? <strong key={part}>{part}</strong> : <Fragment key={part}>{part}</Fragment>,
    );
}

function Block({ block, label }: { readonly block: ContentBlock; readonly label: string }) {
  switch (block.kind) {
    case "p":
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case "note":
      return <Note>{block.text}</Note>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <ReadingTable head={block.head} rows={block.rows} label={label} />;
  }
}

interface ReadingTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly label: string;
}

/** A table that scrolls sideways on a phone, inside a region that the keyboard can reach (WCAG 2.1.1). */
function ReadingTable({ head, rows, label }: ReadingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: sanitised article bodies carry the same markup
    <div role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sections of long-form copy as running text, each under its heading. Use inside `Prose`. */
export function ContentSections({ sections }: { readonly sections: readonly ContentSection[] }) {
  return sections.map((section) => (
    <Fragment key={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      <SectionBody section={section} />
    </Fragment>
  ));
}

/** What stands under the heading of a section. Use inside `Prose`, where the heading stands elsewhere. */
export function SectionBody({ section }: { readonly section: ContentSection }) {
  return (
    <>
      <Blocks blocks={section.blocks} label={section.title} />
      {section.parts.map((part) => (
        <Fragment key={part.title}>
          <h3>{part.title}</h3>
          <Blocks blocks={part.blocks} label={part.title} />
        </Fragment>
      ))}
    </>
  );
}

function Blocks({
  blocks,
  label,
}: {
  readonly blocks: readonly ContentBlock[];
  readonly label: string;
}) {
  // The copy is constant, so its order is its identity.
  // biome-ignore lint/suspicious/noArrayIndexKey: constant order
  return blocks.map((block, index) => <Block key={index} block={block} label={label} />);
}
