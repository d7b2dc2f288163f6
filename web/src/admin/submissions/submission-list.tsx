import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "functions/domain/submission";
import { Download, Inbox } from "lucide-react";
import { useState } from "react";
import { noteExport } from "#data/exports.ts";
import { useLastVisit } from "#data/inbox-visit.ts";
import { INBOX_SIZE, useSubmissions } from "#data/submissions.ts";
import { CSV_TYPE, datedName, downloadFile } from "#ui/download-file.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/panel-list.tsx";
import { Pager, pageOf, usePages } from "#ui/panel-pages.tsx";
import { useNow } from "./answer-time.ts";
import { arranged, countsOf, type InboxFilter, NO_FILTER } from "./inbox.ts";
import { InboxFilters, StatusFilter } from "./inbox-filters.tsx";
import { messages } from "./messages.ts";
import { SubmissionCard } from "./submission-card.tsx";
import { submissionsCsv } from "./submissions-csv.ts";

/** Cards drawn at once; more on request. */
const DRAWN = 25;

/** The inbox: the newest requests, overdue ones on top (CON-01), or the suspect ones. */
export function SubmissionList() {
  const [suspect, setSuspect] = useState(false);
  const lastVisit = useLastVisit();
  return (
    <InboxView
      key={String(suspect)}
      suspect={suspect}
      onSuspect={setSuspect}
      lastVisit={lastVisit}
    />
  );
}

interface InboxViewProps {
  readonly suspect: boolean;
  readonly onSuspect: (suspect: boolean) => void;
  readonly lastVisit: Date | null;
}

function InboxView({ suspect, onSuspect, lastVisit }: InboxViewProps) {
  const pages = usePages<StoredSubmission>();
  const submissions = useSubmissions(suspect, pages.after);
  const [filter, setFilter] = useState(NO_FILTER);
  const [drawn, setDrawn] = useState(DRAWN);
  const now = useNow();
  const list = pageOf(submissions, INBOX_SIZE);
  const loaded = list.state === "ready" ? list.data : [];
  const shown = arranged(loaded, filter, now);
  const change = (part: Partial<InboxFilter>) => {
    setFilter({ ...filter, ...part });
    setDrawn(DRAWN);
  };
  return (
    <section aria-labelledby="submissions">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="4">
        <Heading as="h2" id="submissions" fontSize="lg" lineHeight="1.35" fontWeight="600">
          {messages.title}
        </Heading>
        <StatusFilter
          value={filter.status}
          counts={countsOf(loaded)}
          onChange={(status) => change({ status })}
        />
      </Flex>
      <InboxFilters filter={filter} onChange={change} suspect={suspect} onSuspect={onSuspect} />
      <PanelList
        list={list}
        loading={messages.loading}
        failure={messages.failure}
        empty={
          <EmptyState icon={<Inbox />} title={suspect ? messages.emptySuspect : messages.empty} />
        }
      >
        {() => (
          <Cards
            submissions={shown}
            drawn={drawn}
            onMore={() => setDrawn(drawn + DRAWN)}
            lastVisit={lastVisit}
            now={now}
            onClear={() => setFilter(NO_FILTER)}
          />
        )}
      </PanelList>
      <Pager list={submissions} size={INBOX_SIZE} pages={pages} />
    </section>
  );
}

interface CardsProps {
  readonly submissions: readonly StoredSubmission[];
  readonly drawn: number;
  readonly onMore: () => void;
  readonly lastVisit: Date | null;
  readonly now: Date;
  readonly onClear: () => void;
}

function Cards({ submissions, drawn, onMore, lastVisit, now, onClear }: CardsProps) {
  const isNew = ({ status, created_at }: StoredSubmission) =>
    status === "pending" && (lastVisit === null || created_at > lastVisit);
  if (submissions.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={messages.noMatch}
        action={
          <Button variant="outline" onClick={onClear}>
            {messages.clear}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" mb="3">
        <Text role="status" textStyle="caption" color="fg.muted">
          {messages.found(submissions.length)}
        </Text>
        <Button variant="outline" onClick={() => exportCsv(submissions)}>
          <Download aria-hidden="true" size={16} /> {messages.csv}
        </Button>
      </Flex>
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {submissions.slice(0, drawn).map((submission) => (
          <li key={submission.id}>
            <SubmissionCard submission={submission} isNew={isNew(submission)} now={now} />
          </li>
        ))}
      </Flex>
      {submissions.length > drawn ? (
        <Button variant="outline" mt="4" w="full" onClick={onMore}>
          {messages.more(submissions.length - drawn)}
        </Button>
      ) : null}
    </>
  );
}

async function exportCsv(submissions: readonly StoredSubmission[]): Promise<void> {
  const name = datedName("contact-submissions", "csv", new Date());
  downloadFile(name, submissionsCsv(submissions), CSV_TYPE);
  await noteExport("submissions", "csv", submissions.length);
}
