import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import type { ContentPart, ContentSection } from "./content-model.ts";

// Visitors get finished HTML that is never hydrated: browser builds drop the parser.
const isLeftOut = import.meta.env.PROD && !import.meta.env.SSR;

const Note = chakra("p", { base: { fontSize: ".9375rem", color: "fg.muted" } });

export function ContentSections({ sections }: { readonly sections: readonly ContentSection[] }) {
  return sections.map((section) => (
    <Fragment key={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      <SectionBody section={section} />
    </Fragment>
  ));
}

export function SectionBody({ section }: { readonly section: ContentSection }) {
  return (
    <>
      <MarkdownText {...section} />
      {section.parts.map((part) => (
        <Fragment key={part.title}>
          <h3>{part.title}</h3>
          <MarkdownText {...part} />
        </Fragment>
      ))}
    </>
  );
}

function MarkdownText({ title, text }: ContentPart) {
  if (isLeftOut) return null;
  const components: Components = {
    blockquote: ({ children }) => <Note>{children}</Note>,
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      // biome-ignore lint/a11y/useSemanticElements: sanitized article bodies carry the same markup
      <div role="region" aria-label={title} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
  };
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[siteHtml]} components={components}>
      {text}
    </Markdown>
  );
}

/** A node of hast. */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, string>;
  children?: HtmlNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** Markdown puts line breaks between their children. */
const CONTAINERS = ["root", "ul", "ol", "blockquote", "table", "thead", "tbody", "tr"];

function siteHtml() {
  return adapt;
}

function adapt(node: HtmlNode): void {
  const isContainer = CONTAINERS.includes(node.tagName ?? node.type);
  const children: HtmlNode[] = [];
  for (const child of node.children ?? []) {
    adapt(child);
    const text = bareAddress(child) ?? child.value;
    const last = children.at(-1);
    if (text === undefined) children.push(child);
    else if (last?.value !== undefined) last.value += text;
    else if (!isContainer) children.push({ type: "text", value: text });
  }
  if (node.children) node.children = children;
  const [first] = children;
  // A note is a paragraph itself.
  if (node.tagName === "blockquote") {
    node.children = children.flatMap((child) => child.children ?? []);
  }
  if (node.tagName === "thead") {
    for (const cell of first?.children ?? []) cell.properties = { scope: "col" };
  }
  if (node.tagName === "tr" && first?.tagName === "td") {
    Object.assign(first, { tagName: "th", properties: { scope: "row" } });
  }
}

/** GFM links bare addresses, whose text is as long as their source; these stay text. */
function bareAddress({ tagName, children, position }: HtmlNode): string | undefined {
  const text = children?.[0]?.value;
  if (tagName !== "a" || text === undefined) return undefined;
  const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
  return length > text.length ? undefined : text;
}
