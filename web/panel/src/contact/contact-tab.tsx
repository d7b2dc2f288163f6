import { Badge, Box, Button, Flex, Grid, Heading } from "@chakra-ui/react";
import { isOverdue } from "domain/contact/answer-time";
import { Download, Inbox } from "lucide-react";
import { useRef, useState } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { hasOtherPages, Pager, toPage, useFirstPageAfterDeletion } from "#ui/list/pagination.tsx";
import { useNow } from "#ui/use-now.ts";
import { useLastVisit } from "./data/last-visit.ts";
import { PAGE_SIZE, useSubmissions, useSuspectCount } from "./data/submissions.ts";
import { OpenSubmission } from "./detail/open-submission.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { NARROW, WIDE } from "./layout.ts";
import { ExpiryNotice } from "./list/expiry-notice.tsx";
import { exportSubmissions } from "./list/export-submissions.ts";
import { countByStatus, filterSubmissions } from "./list/filter-submissions.ts";
import { StatusFilter, SubmissionFilters } from "./list/submission-filters.tsx";
import { SubmissionList } from "./list/submission-list.tsx";
import { useArrivals } from "./list/use-arrivals.ts";
import { useInboxAddress } from "./list/use-inbox-address.ts";
import { useMoves } from "./list/use-moves.ts";
import { messages } from "./messages.ts";
import { useAssignees } from "./use-assignees.ts";
import { useKeys } from "./use-keys.ts";
import { useLetterKeys } from "./use-letter-keys.ts";
import { useOpenSubmission } from "./use-open-submission.ts";

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function ContactTab() {
  const lastVisit = useLastVisit();
  const address = useInboxAddress();
  const { filter, suspect, pages, setFilter } = address;
  const suspectCount = useSuspectCount();
  const live = useSubmissions(suspect, pages.after);
  useFirstPageAfterDeletion(live, pages);
  const now = useNow();
  const list = toPage(live, PAGE_SIZE);
  const loaded = list.state === "ready" ? list.data : undefined;
  const overdue = loaded?.filter((submission) => isOverdue(submission, now)).length ?? 0;
  const assignees = useAssignees();
  const open = useOpenSubmission();
  const arrivals = useArrivals(loaded, `${suspect} ${pages.after}`, open.id !== null);
  const shownSubmissions = filterSubmissions(arrivals.listed, filter, now, assignees.own);

  const listRegion = useRef<HTMLDivElement>(null);
  const openRegion = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { position, move } = useMoves(shownSubmissions, open, listRegion, openRegion);
  const [hasLetterKeys, turnLetterKeys] = useLetterKeys();
  const [showsKeys, setShowsKeys] = useState(false);
  useKeys(open.isTabOpen && open.id !== null, { Escape: open.close });
  useKeys(open.isTabOpen && hasLetterKeys, {
    j: () => move(1),
    k: () => move(-1),
    "/": () => search.current?.focus(),
    "?": () => setShowsKeys(true),
  });
  const isEmpty = loaded?.length === 0 && open.id === null;
  const onlyList = open.id === null ? {} : { [NARROW]: { display: "none" } };
  return (
    <section aria-labelledby="submissions">
      <Box css={onlyList}>
        <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="3">
          <Flex gap="2.5" align="center" wrap="wrap">
            <Heading as="h2" id="submissions" fontSize="lg" lineHeight="1.35" fontWeight="600">
              {messages.title}
            </Heading>
            {overdue === 0 ? null : <Badge colorPalette="red">{messages.overdue(overdue)}</Badge>}
          </Flex>
          <StatusFilter
            value={filter.status}
            counts={loaded && countByStatus(loaded)}
            onChange={(status) => setFilter({ status })}
          />
        </Flex>
        <SubmissionFilters
          filter={filter}
          onChange={setFilter}
          suspect={suspect}
          suspectCount={suspectCount}
          onSuspect={address.setSuspect}
          searchRef={search}
        >
          {shownSubmissions.length === 0 ? null : (
            <Button
              variant="outline"
              h={{ base: "target.touch", md: "9" }}
              onClick={() => exportSubmissions("contact-submissions", shownSubmissions, assignees)}
            >
              <Download aria-hidden="true" size={16} /> {messages.csv}
            </Button>
          )}
        </SubmissionFilters>
        <ExpiryNotice assignees={assignees} />
      </Box>
      <Grid
        bg="bg.panel"
        borderWidth="1px"
        rounded="l3"
        shadow="card"
        overflow="clip"
        css={isEmpty ? {} : { [WIDE]: { gridTemplateColumns: "25rem minmax(0, 1fr)" } }}
      >
        <Flex
          as="nav"
          ref={listRegion}
          aria-label={messages.list}
          direction="column"
          minW="0"
          css={{ [WIDE]: { borderInlineEndWidth: "1px" }, ...onlyList }}
          onKeyDown={(event) => {
            const step = ARROWS[event.key];
            const { target } = event;
            if (!step || !(target instanceof HTMLElement && "inboxRow" in target.dataset)) return;
            event.preventDefault();
            move(step);
          }}
        >
          <PanelList
            list={list}
            loading={messages.loading}
            failure={messages.failure}
            empty={
              <EmptyState
                icon={<Inbox />}
                title={suspect ? messages.emptySuspect : messages.empty}
                {...(suspect ? {} : { text: messages.emptyText })}
              />
            }
          >
            {() => (
              <SubmissionList
                submissions={shownSubmissions}
                isGrouped={filter.order === "overdue"}
                isPart={hasOtherPages(live, PAGE_SIZE, pages)}
                limit={address.limit}
                onMore={address.showMore}
                waiting={arrivals.waiting}
                onShowWaiting={arrivals.showAll}
                onClear={address.clear}
                onKeys={() => setShowsKeys(true)}
                open={open}
                lastVisit={lastVisit}
                now={now}
                assignees={assignees}
              />
            )}
          </PanelList>
          <Pager list={live} size={PAGE_SIZE} pages={pages} />
        </Flex>
        {isEmpty ? null : (
          <OpenSubmission
            ref={openRegion}
            id={open.id}
            list={list}
            position={position}
            count={shownSubmissions.length}
            onClose={open.close}
            onMove={move}
            lastVisit={lastVisit}
            now={now}
            assignees={assignees}
            hasLetterKeys={hasLetterKeys}
          />
        )}
      </Grid>
      <KeysDialog
        open={showsKeys}
        onClose={() => setShowsKeys(false)}
        isOn={hasLetterKeys}
        onTurn={turnLetterKeys}
      />
    </section>
  );
}
