import { Link, Table } from "@chakra-ui/react";
import { isFamily } from "domain/catalogue/families";
import type { QuoteItem } from "domain/contact/quote-item";
import { paths } from "kit/lib/paths";
import { messages } from "../messages.ts";

const words = messages.items;

export function SentItems({ items = [] }: { readonly items: readonly QuoteItem[] | undefined }) {
  if (items.length === 0) return null;
  return (
    <Table.Root size="sm" mt="4" maxW="80ch">
      <Table.Caption captionSide="top" textAlign="start" mt="0" fontSize="xs">
        {words.title(items.length)}
      </Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader textAlign="end">{words.quantity}</Table.ColumnHeader>
          <Table.ColumnHeader>{words.reference}</Table.ColumnHeader>
          <Table.ColumnHeader>{words.note}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {items.map((item) => (
          <Row key={item.reference} item={item} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Row({ item }: { readonly item: QuoteItem }) {
  const { quantity, reference, family, note } = item;
  return (
    <Table.Row>
      <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
        {quantity}
      </Table.Cell>
      <Table.Cell fontWeight="500">
        {isFamily(family) ? (
          <Link href={`${paths.catalogue}/${family}#${reference}`} target="_blank" color="fg.link">
            {reference}
          </Link>
        ) : (
          reference
        )}
      </Table.Cell>
      <Table.Cell lang="es">{note}</Table.Cell>
    </Table.Row>
  );
}
