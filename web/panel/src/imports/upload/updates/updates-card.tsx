import { Box, Table, Text } from "@chakra-ui/react";
import { toExcerpt } from "domain/articles/excerpt";
import { type ImportRow, toUpdate } from "domain/imports/import-row";
import { useState } from "react";
import { MAX_POSTS_AT_ONCE, type PostAt, postsAt } from "#data/posts-at.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "../shared/messages.ts";
import { rowName } from "../shared/sentences.ts";

const words = messages.updates;

interface UpdatesCardProps {
  /** Rows that replace the text of an existing post. */
  readonly rows: readonly ImportRow[];
}

interface Compared {
  readonly row: ImportRow;
  /** The post before the update; undefined when it is gone. */
  readonly former: PostAt | undefined;
}

/** What an import changes of existing posts, loaded on request. */
export function UpdatesCard({ rows }: UpdatesCardProps) {
  const [compared, setCompared] = useState<readonly Compared[]>([]);
  const [load, busy] = useAction(loadMore, { failure: words.failed });
  const left = rows.length - compared.length;

  async function loadMore(): Promise<void> {
    const next = rows.slice(compared.length, compared.length + MAX_POSTS_AT_ONCE);
    const posts = await postsAt(next.map(({ slug }) => slug));
    setCompared([...compared, ...next.map((row) => ({ row, former: posts.get(row.slug) }))]);
  }
  return (
    <PanelCard title={words.title} badge={words.badge(rows.length)}>
      <Text px="5" py="4">
        {words.text}
      </Text>
      <Box as="ul" listStyleType="none">
        {compared.map(({ row, former }) => (
          <Box as="li" key={row.row} px="5" py="3" borderTopWidth="1px">
            <Text fontWeight="550" overflowWrap="anywhere">
              {rowName(row)}
            </Text>
            {former ? <Change row={row} former={former} /> : <Text>{words.gone}</Text>}
          </Box>
        ))}
      </Box>
      {left > 0 ? (
        <Box px="5" pb="4">
          <BusyButton variant="outline" busy={busy} busyText={words.loading} onClick={load}>
            {compared.length === 0 ? words.show : words.more(Math.min(left, MAX_POSTS_AT_ONCE))}
          </BusyButton>
        </Box>
      ) : null}
    </PanelCard>
  );
}

function Change({ row, former }: { readonly row: ImportRow; readonly former: PostAt }) {
  const { post, body } = former;
  const { fields, unpublishes } = toUpdate({ post, content: body.content }, row);
  if (fields.length === 0) return <Text color="fg.muted">{words.same}</Text>;
  const { columns } = words;
  const before = { ...post, excerpt: post.excerpt ?? "", content: body.content };
  return (
    <Table.Root size="sm" tableLayout="fixed" aria-label={rowName(row)}>
      <Table.Header>
        <Table.Row>
          {Object.entries(columns).map(([key, text]) => (
            <Table.ColumnHeader
              key={key}
              textStyle="caption"
              color="fg.muted"
              _first={{ width: "5.5rem" }}
            >
              {text}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {fields.map((field) => (
          <Line
            key={field}
            name={words.fields[field]}
            before={formatField(field, before[field])}
            after={formatField(field, row[field])}
            lang="es"
          />
        ))}
        {unpublishes ? (
          <Line
            name={words.state}
            before={post.published ? words.published : words.scheduled}
            after={words.draft}
          />
        ) : null}
      </Table.Body>
    </Table.Root>
  );
}

interface LineProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly lang?: string;
}

function Line({ name, before, after, lang }: LineProps) {
  return (
    <Table.Row>
      <Table.ColumnHeader scope="row">{name}</Table.ColumnHeader>
      {[before, after].map((text, n) => (
        <Table.Cell
          key={n === 0 ? "before" : "after"}
          lang={lang}
          overflowWrap="anywhere"
          whiteSpace="normal"
        >
          {text}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

function formatField(field: "title" | "excerpt" | "content", text: string): string {
  if (text.trim() === "") return words.empty;
  return field === "content" ? words.formatContent(toExcerpt(text), text.length) : text;
}
