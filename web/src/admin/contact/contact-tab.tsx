import { Badge, Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "functions/domain/contact/submission";
import { Download, Inbox } from "lucide-react";
import { recordExport } from "#data/accounts/audit-log.ts";
import { useLastVisit } from "#data/contact/last-visit.ts";
import { PAGE_SIZE, useSubmissions, useSuspectCount } from "#data/contact/submissions.ts";
import { CSV_TYPE, datedName, downloadFile } from "#ui/panel/download-file.ts";
import { EmptyState } from "#ui/panel/empty-state.tsx";
import { PanelList } from "#ui/panel/list/list.tsx";
import { Pager, pageOf, useFirstPageAfterDeletion } from "#ui/panel/list/pagination.tsx";
import { isOverdue, useNow } from "./answer-time.ts";
import { countByStatus, filterSubmissions } from "./filter-submissions.ts";
import { messages } from "./messages.ts";
import { SubmissionCard } from "./submission-card.tsx";
import { StatusFilter, SubmissionFilters } from "./submission-filters.tsx";
import { submissionsCsv } from "./submissions-csv.ts";
import { useInboxAddress } from "./use-inbox-address.ts";

export function ContactTab() {
  const lastVisit = useLastVisit();
  const address = useInboxAddress();
  const { filter, suspect, pages, setFilter } = address;
  const suspectCount = useSuspectCount();
  const live = useSubmissions(suspect, pages.after);
  useFirstPageAfterDeletion(live, pages);
  const now = useNow();
  const list = pageOf(live, PAGE_SIZE);
  const loaded = list.state === "ready" ? list.data : [];
  const overdue = loaded.filter((one) => isOverdue(one, now)).length;
  const shown = filterSubmissions(loaded, filter, now);
  return (
    <section aria-labelledby="submissions">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="4">
        <Flex gap="2.5" align="center" wrap="wrap">
          <Heading as="h2" id="submissions" fontSize="lg" lineHeight="1.35" fontWeight="600">
            {messages.title}
          </Heading>
          {overdue === 0 ? null : <Badge colorPalette="red">{messages.overdue(overdue)}</Badge>}
        </Flex>
        <StatusFilter
          value={filter.status}
          counts={list.state === "ready" ? countByStatus(loaded) : undefined}
          onChange={(status) => setFilter({ status })}
        />
      </Flex>
      <SubmissionFilters
        filter={filter}
        onChange={setFilter}
        suspect={suspect}
        suspectCount={suspectCount}
        onSuspect={address.setSuspect}
      />
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
            limit={address.limit}
            onMore={address.showMore}
            lastVisit={lastVisit}
            now={now}
            onClear={address.clear}
          />
        )}
      </PanelList>
      <Pager list={live} size={PAGE_SIZE} pages={pages} />
    </section>
  );
}

interface CardsProps {
  readonly submissions: readonly StoredSubmission[];
  readonly limit: number;
  readonly onMore: () => void;
  readonly lastVisit: Date | null;
  readonly now: Date;
  readonly onClear: () => void;
}

function Cards({ submissions, limit, onMore, lastVisit, now, onClear }: CardsProps) {
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
        {submissions.slice(0, limit).map((submission) => (
          <li key={submission.id}>
            <SubmissionCard submission={submission} isNew={isNew(submission)} now={now} />
          </li>
        ))}
      </Flex>
      {submissions.length > limit ? (
        <Button variant="outline" mt="4" w="full" onClick={onMore}>
          {messages.more(submissions.length - limit)}
        </Button>
      ) : null}
    </>
  );
}

async function exportCsv(submissions: readonly StoredSubmission[]): Promise<void> {
  const name = datedName("contact-submissions", "csv", new Date());
  downloadFile(name, submissionsCsv(submissions), CSV_TYPE);
  await recordExport("submissions", "csv", submissions.length);
}
