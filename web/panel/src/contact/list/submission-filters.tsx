import { Flex, Grid, Input } from "@chakra-ui/react";
import { INDUSTRIES, INQUIRY_TYPES } from "domain/contact/contact-options";
import { SUBMISSION_STATUSES, type SubmissionStatus } from "domain/contact/submission";
import type { ReactNode, Ref } from "react";
import { Segments } from "#ui/segments.tsx";
import { PanelSelect } from "#ui/select.tsx";
import { messages } from "../messages.ts";
import type { SubmissionFilter } from "./filter-submissions.ts";

const words = messages.filters;
const STATUSES = ["all", ...SUBMISSION_STATUSES] as const;
const TYPES = [["all", words.anyType], ...toEntries(INQUIRY_TYPES)] as const;
const SECTORS = [["all", words.anyIndustry], ...toEntries(INDUSTRIES)] as const;
const ASSIGNED_OPTIONS = [
  ["all", words.anybody],
  ["mine", words.mine],
  ["none", words.unassigned],
] as const;
const ORDER_OPTIONS = [
  ["newest", words.newest],
  ["overdue", words.overdueFirst],
] as const;

interface SubmissionFiltersProps {
  readonly filter: SubmissionFilter;
  readonly onChange: (change: Partial<SubmissionFilter>) => void;
  readonly suspect: boolean;
  readonly suspectCount: string | undefined;
  readonly onSuspect: (suspect: boolean) => void;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Stands after the filters. */
  readonly children: ReactNode;
}

export function SubmissionFilters({
  filter,
  onChange,
  suspect,
  suspectCount,
  onSuspect,
  searchRef,
  children,
}: SubmissionFiltersProps) {
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="4">
      <Input
        ref={searchRef}
        type="search"
        aria-label={words.search}
        placeholder={words.searchExample}
        flex={{ base: "1 1 100%", md: "1 1 14rem" }}
        w="auto"
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <Grid
        gap="2"
        w={{ base: "full", md: "auto" }}
        templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, auto)" }}
      >
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
          label={words.assigned}
          value={filter.assigned}
          options={ASSIGNED_OPTIONS}
          onChange={(assigned) => onChange({ assigned })}
        />
        <PanelSelect
          label={words.order}
          value={filter.order}
          options={ORDER_OPTIONS}
          onChange={(order) => onChange({ order })}
        />
      </Grid>
      <Segments
        label={words.view}
        value={suspect ? "suspect" : "inbox"}
        options={[
          ["inbox", words.inbox],
          ["suspect", suspectCount ? `${words.suspect} ${suspectCount}` : words.suspect],
        ]}
        onChange={(view) => onSuspect(view === "suspect")}
      />
      {children}
    </Flex>
  );
}

interface StatusFilterProps {
  readonly value: SubmissionFilter["status"];
  readonly counts: Readonly<Record<SubmissionStatus | "all", number>> | undefined;
  readonly onChange: (status: SubmissionFilter["status"]) => void;
}

export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  return (
    <Segments
      label={words.status}
      value={value}
      options={STATUSES.map((status) => {
        const label = status === "all" ? words.all : messages.status[status].label;
        return [status, counts ? `${label} ${counts[status]}` : label];
      })}
      onChange={onChange}
    />
  );
}

function toEntries<Key extends string>(table: Readonly<Record<Key, string>>) {
  return Object.entries(table) as [Key, string][];
}
