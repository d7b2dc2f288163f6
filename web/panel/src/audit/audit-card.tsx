import { Box, Link, Text } from "@chakra-ui/react";
import { adminDate } from "kit/lib/format/dates";
import { panelPaths } from "kit/lib/panel-paths";
import { ScrollText } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { useSubmitterNames } from "#contact/data/submissions.ts";
import { ENTRIES_SHOWN, useAuditLog } from "#data/audit-log.ts";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { Pager, toPage, useFirstPageAfterDeletion } from "#ui/list/pagination.tsx";
import { AuditFilters, useAuditAddress } from "./audit-filters.tsx";
import {
  type AuditLine,
  actionText,
  actorName,
  findTitle,
  foldSignIns,
  formatFacts,
  formatSubject,
  ON_SUBMISSIONS,
  type Person,
  type StoredEntry,
} from "./audit-lines.ts";
import { messages } from "./audit-messages.ts";

interface AuditCardProps {
  readonly people: readonly Person[];
}

export function AuditCard({ people }: AuditCardProps) {
  const { address, filter, isFiltered, set, pages } = useAuditAddress();
  const live = useAuditLog(filter, pages.after);
  useFirstPageAfterDeletion(live, pages);
  const page = toPage(live, ENTRIES_SHOWN);
  const entries = page.state === "ready" ? page.data : [];
  const submitters = useSubmitterNames(
    entries.flatMap(({ action, target }) =>
      ON_SUBMISSIONS.includes(action) && target !== undefined ? [target] : [],
    ),
  );
  return (
    <PanelCard title={messages.title} description={messages.subtitle}>
      <AuditFilters
        address={address}
        filter={filter}
        set={set}
        people={withActors(people, entries)}
      />
      <PanelList
        list={page}
        loading={messages.loading}
        failure={messages.failure}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title={isFiltered ? messages.noMatch : messages.empty}
          />
        }
      >
        {(list) => (
          <Box
            as="ol"
            listStyleType="none"
            maxH="26rem"
            overflowY="auto"
            // A scrolling region must be reachable by keyboard.
            tabIndex={0}
            aria-label={messages.title}
          >
            {foldSignIns(list).map((line) => (
              <Box
                as="li"
                key={line[0].id}
                px={{ base: "4", md: "5" }}
                py="2.5"
                borderBottomWidth="1px"
                _last={{ borderBottomWidth: "0" }}
                overflowWrap="anywhere"
              >
                <Line line={line} people={people} submitters={submitters} />
              </Box>
            ))}
          </Box>
        )}
      </PanelList>
      <Pager list={live} size={ENTRIES_SHOWN} pages={pages} />
    </PanelCard>
  );
}

interface LineProps {
  readonly line: AuditLine;
  readonly people: readonly Person[];
  readonly submitters: ReadonlyMap<string, string>;
}

function Line({ line, people, submitters }: LineProps) {
  const [entry] = line;
  const first = line.at(-1) ?? entry;
  if (line.length > 1) {
    return (
      <>
        <Text>{messages.signIns(line.length, actorName(entry, people))}</Text>
        <Text textStyle="caption" color="fg.muted">
          {adminDate(first.at)} – {adminDate(entry.at)}
        </Text>
      </>
    );
  }
  return (
    <>
      <Text>
        <Text as="span" fontWeight="560">
          {actorName(entry, people)}
        </Text>{" "}
        {actionText(entry)}
        <Subject entry={entry} people={people} submitters={submitters} />
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {[adminDate(entry.at), ...formatFacts(entry, people)].join(" · ")}
      </Text>
    </>
  );
}

function Subject({
  entry,
  people,
  submitters,
}: Omit<LineProps, "line"> & { readonly entry: StoredEntry }) {
  const title = findTitle(entry);
  if (title === undefined) return formatSubject(entry, people, submitters);
  if (entry.action !== "post_saved" || entry.target === undefined) {
    return ` ${messages.quoted(title)}`;
  }
  return (
    <>
      {" “"}
      <Link asChild variant="underline" lang="es">
        <RouterLink to={panelPaths.editPost(entry.target)}>{title}</RouterLink>
      </Link>
      ”
    </>
  );
}

function withActors(people: readonly Person[], entries: readonly StoredEntry[]): readonly Person[] {
  const all = new Map(people.map((person) => [person.uid, person]));
  for (const { actor_uid: uid, actor_email: email } of entries) {
    if (uid !== "system" && !all.has(uid)) all.set(uid, { uid, email: email || uid });
  }
  return [...all.values()];
}
