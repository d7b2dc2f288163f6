import { chakra } from "@chakra-ui/react";
import { shortReference } from "domain/contact/short-reference";
import { spanishLongDate } from "kit/lib/format/dates";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { ListedFamily } from "#lib/page-data.ts";
import { mergeLists } from "#lib/quote-list.ts";
import {
  forgetSentInquiry,
  KEPT_DAYS,
  readSentInquiries,
  type SentInquiry,
} from "#lib/stored-inquiries.ts";
import { changeList } from "#lib/stored-list.ts";
import { referencesText } from "#ui/list/list-count.ts";
import { Wrap } from "#ui/section.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { SentTable } from "./sent-table.tsx";

interface SentInquiriesProps {
  readonly families: readonly ListedFamily[];
  /** After lines were added to the list. */
  readonly onAdded: () => void;
}

const texts = {
  title: "Consultas enviadas",
  kept: `Este navegador las guarda ${KEPT_DAYS} días, sin sus datos.`,
  again: "Añadir a mi lista",
  forget: "Borrar de este navegador",
  full: "Con estas referencias la lista superaría las que admite una consulta.",
};

/** Numbers and lists of what this browser has sent. */
export function SentInquiries(props: SentInquiriesProps) {
  const [inquiries, setInquiries] = useState(() => readSentInquiries());
  const id = useId();
  if (inquiries.length === 0) return null;
  return (
    <Wrap as="section" id="enviadas" aria-labelledby={id} pb="section.y" data-screen-only="">
      <chakra.h2 id={id} textStyle="heading.sm">
        {texts.title}
      </chakra.h2>
      <chakra.p color="fg.muted" fontSize=".9375rem" mt="1" mb="4">
        {texts.kept}
      </chakra.p>
      {inquiries.map((inquiry) => (
        <Inquiry
          key={inquiry.id}
          {...props}
          inquiry={inquiry}
          onForget={() => {
            forgetSentInquiry(inquiry.id);
            setInquiries(readSentInquiries());
          }}
        />
      ))}
    </Wrap>
  );
}

interface InquiryProps extends SentInquiriesProps {
  readonly inquiry: SentInquiry;
  readonly onForget: () => void;
}

function Inquiry({ inquiry, families, onAdded, onForget }: InquiryProps) {
  const { id, sent_at, items } = inquiry;
  const [isFull, setFull] = useState(false);
  const titleId = `enviada-${id}`;
  const findFamily = (reference: string) =>
    families.find(({ references }) => references.includes(reference));

  function addAgain() {
    changeList((own) => {
      const merged = mergeLists(own, items);
      setFull(merged === undefined);
      return merged ?? own;
    });
    onAdded();
    document.documentElement.scrollTop = 0;
  }

  return (
    <chakra.details borderTop="1px solid" borderColor="border">
      <chakra.summary
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="0 1rem"
        minHeight="target.touch"
        cursor="pointer"
        ps="9"
        css={{
          "& svg": { width: "1.25rem", marginInlineStart: "-2.25rem" },
          "[open] > & svg": { rotate: "180deg" },
        }}
      >
        <ChevronDown aria-hidden="true" />
        <chakra.b id={titleId} fontWeight="600">
          {shortReference(id)}
        </chakra.b>
        <span>{spanishLongDate(new Date(sent_at))}</span>
        {items.length > 0 && <span>{referencesText(items.length)}</span>}
      </chakra.summary>
      {items.length > 0 && <SentTable items={items} findFamily={findFamily} labelledBy={titleId} />}
      {isFull && <p role="alert">{texts.full}</p>}
      <chakra.div display="flex" flexWrap="wrap" gap=".5rem 1.5rem" py="2">
        {items.length > 0 && (
          <TextButton type="button" aria-describedby={titleId} onClick={addAgain}>
            {texts.again}
          </TextButton>
        )}
        <TextButton type="button" aria-describedby={titleId} onClick={onForget}>
          {texts.forget}
        </TextButton>
      </chakra.div>
    </chakra.details>
  );
}
