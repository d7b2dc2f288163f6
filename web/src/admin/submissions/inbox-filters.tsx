import { Flex, Input, SegmentGroup } from "@chakra-ui/react";
import { INDUSTRIES, INQUIRY_TYPES } from "functions/domain/contact-options";
import { SUBMISSION_STATUSES, type SubmissionStatus } from "functions/domain/submission";
import { PanelSelect } from "#ui/panel-select.tsx";
import type { InboxFilter } from "./inbox.ts";
import { messages } from "./messages.ts";

const words = messages.filters;
const STATUSES = ["all", ...SUBMISSION_STATUSES] as const;
const TYPES = [["all", words.anyType], ...entriesOf(INQUIRY_TYPES)] as const;
const SECTORS = [["all", words.anyIndustry], ...entriesOf(INDUSTRIES)] as const;
const VIEWS = [
  ["inbox", words.inbox],
  ["suspect", words.suspect],
] as const;

interface InboxFiltersProps {
  readonly filter: InboxFilter;
  readonly onChange: (change: Partial<InboxFilter>) => void;
  readonly suspect: boolean;
  readonly onSuspect: (suspect: boolean) => void;
}

/** Search, inquiry type, industry, and which of the two views. */
export function InboxFilters({ filter, onChange, suspect, onSuspect }: InboxFiltersProps) {
  return (
    <Flex gap="2" wrap="wrap" mb="4">
      <Input
        type="search"
        aria-label={words.search}
        placeholder={words.searchExample}
        flex={{ base: "1 1 100%", md: "1 1 14rem" }}
        w="auto"
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <PanelSelect
        label={words.type}
        lang="es"
        value={filter.type}
        options={TYPES}
        onChange={(type) => onChange({ type })}
      />
      <PanelSelect
        label={words.industry}
        lang="es"
        value={filter.industry}
        options={SECTORS}
        onChange={(industry) => onChange({ industry })}
      />
      <PanelSelect
        label={words.view}
        value={suspect ? "suspect" : "inbox"}
        options={VIEWS}
        onChange={(view) => onSuspect(view === "suspect")}
      />
    </Flex>
  );
}

interface StatusFilterProps {
  readonly value: InboxFilter["status"];
  readonly counts: Readonly<Record<SubmissionStatus | "all", number>>;
  readonly onChange: (status: InboxFilter["status"]) => void;
}

/** The status filter by the title, with the number behind each. */
export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  return (
    <SegmentGroup.Root
      size="sm"
      aria-label={words.status}
      // On the smallest phones it scrolls by itself.
      minW="0"
      maxW="full"
      overflowX="auto"
      value={value}
      onValueChange={(change) => {
        const status = STATUSES.find((one) => one === change.value);
        if (status) onChange(status);
      }}
    >
      <SegmentGroup.Indicator />
      {STATUSES.map((status) => (
        <SegmentGroup.Item key={status} value={status} px={{ base: "2", sm: "3" }}>
          <SegmentGroup.ItemText whiteSpace="nowrap">
            {status === "all" ? words.all : messages.status[status].label} {counts[status]}
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

function entriesOf<Key extends string>(table: Readonly<Record<Key, string>>) {
  return Object.entries(table) as [Key, string][];
}
