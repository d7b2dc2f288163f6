import { Field, Flex, Input } from "@chakra-ui/react";
import { AUDIT_ACTIONS, POST_CHANGES } from "domain/shared/audit";
import { CSV_TYPE, datedName, downloadFile } from "kit/ui/download-file";
import { type AuditFilter, allAuditEntries, recordExport } from "#data/audit-log.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { pagesFrom } from "#ui/list/pagination.tsx";
import { useListAddress } from "#ui/list/use-list-address.ts";
import { PanelSelect } from "#ui/select.tsx";
import { useAction } from "#ui/use-action.ts";
import { auditCsv } from "./audit-csv.ts";
import type { Person } from "./audit-lines.ts";
import { messages } from "./audit-messages.ts";

const words = messages.filters;
const ACTIONS: readonly (readonly [string, string])[] = [
  ["", words.anything],
  ...POST_CHANGES.map((change) => [change, `${messages.changes[change]} …`] as const),
  ...AUDIT_ACTIONS.filter((action) => action !== "post_saved").map(
    (action) => [action, messages.actions[action]] as const,
  ),
];
const DEFAULTS = { person: "", action: "", since: "", until: "", log: "" } as const;

export function useAuditAddress() {
  const [address, change] = useListAddress(DEFAULTS);
  const { person, action, since, until, log } = address;
  const filter: AuditFilter = {
    person,
    action: AUDIT_ACTIONS.find((auditAction) => auditAction === action) ?? "",
    change: POST_CHANGES.find((postChange) => postChange === action) ?? "",
    since: parseDay(since, 0),
    until: parseDay(until, 1),
  };
  return {
    address,
    filter,
    isFiltered: person + action + since + until !== "",
    set: (part: Partial<typeof address>) => change({ log: "", ...part }),
    pages: pagesFrom(log, (starts) => change({ log: starts }, "push")),
  };
}

/** @returns the beginning of the day, or of a later one */
function parseDay(text: string, later: number): Date | null {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const date = new Date(year, month - 1, day + later);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) ? date : null;
}

interface AuditFiltersProps
  extends Pick<ReturnType<typeof useAuditAddress>, "address" | "filter" | "set"> {
  readonly people: readonly Person[];
}

export function AuditFilters({ address, filter, set, people }: AuditFiltersProps) {
  const persons: readonly (readonly [string, string])[] = [
    ["", words.anyone],
    ...people.map(({ uid, email }) => [uid, email] as const),
    ["system", messages.system],
  ];
  return (
    <Flex gap="2" wrap="wrap" align="end" px="5" py="3" borderBottomWidth="1px">
      <PanelSelect
        label={words.person}
        value={address.person}
        options={persons}
        onChange={(person) => set({ person })}
      />
      <PanelSelect
        label={words.action}
        value={address.action}
        options={ACTIONS}
        onChange={(action) => set({ action })}
      />
      {(["since", "until"] as const).map((name) => (
        <Field.Root key={name} w="auto" orientation="horizontal" gap="2">
          <Field.Label
            flex="none"
            minW={{ base: "10", sm: "auto" }}
            fontWeight="400"
            color="fg.muted"
          >
            {words[name]}
          </Field.Label>
          <Input
            type="date"
            w="auto"
            value={address[name]}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        </Field.Root>
      ))}
      <ExportLog filter={filter} people={people} />
    </Flex>
  );
}

function ExportLog({ filter, people }: Pick<AuditFiltersProps, "filter" | "people">) {
  const [run, busy] = useAction(
    async () => {
      const entries = await allAuditEntries(filter);
      downloadFile(datedName("audit-log", "csv", new Date()), auditCsv(entries, people), CSV_TYPE);
      await recordExport("audit_log", "csv", entries.length);
    },
    { failure: messages.export.failed },
  );
  return (
    <BusyButton variant="outline" busy={busy} busyText={messages.export.busy} onClick={run}>
      {messages.export.label}
    </BusyButton>
  );
}
