import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { INDEX_CHECKS_PER_DAY, pacificDay } from "domain/indexing/quota";
import { RUN_HOURS, type SiteStatus, STEP_NAMES } from "domain/shared/site-status";
import { adminDate } from "kit/lib/format/dates";
import { useNow } from "#ui/use-now.ts";
import { useSiteStatus, VERSION } from "./data/site-status.ts";
import { messages } from "./messages.ts";

const words = messages.status;
const HOUR = 3_600_000;

export function StatusLine() {
  const list = useSiteStatus();
  const now = useNow();
  return (
    <Flex
      as="section"
      aria-label={words.label}
      aria-busy={list.state === "loading"}
      columnGap="4"
      rowGap="1"
      align="center"
      wrap="wrap"
      fontSize="xs"
      color="fg.muted"
    >
      <Text>{words.version(VERSION)}</Text>
      {list.state === "loading" ? <Text>{words.loading}</Text> : null}
      {list.state === "failed" ? (
        <>
          <Text color="fg.error">{words.failed}</Text>
          <Button size="xs" variant="outline" onClick={list.retry}>
            {messages.retry}
          </Button>
        </>
      ) : null}
      {list.state === "ready" ? (
        <>
          {list.isLastKnown ? <Text color="fg.warning">{words.lastKnown}</Text> : null}
          {list.data[0] ? (
            <Facts status={list.data[0]} now={now} />
          ) : (
            <Text color="fg.error">
              {list.unreadable.length > 0 ? words.unreadable : words.none}
            </Text>
          )}
        </>
      ) : null}
    </Flex>
  );
}

function Facts({ status, now }: { readonly status: SiteStatus; readonly now: Date }) {
  const { runs, mail_sent_at, index_checks: checks } = status;
  const times = Object.values(runs).map(Number);
  const overdue = STEP_NAMES.flatMap((name) => {
    const ran = runs[name];
    const isLate = ran !== undefined && +now - +ran > RUN_HOURS[name] * HOUR;
    return isLate ? words.since(words.jobs[name], adminDate(ran)) : [];
  });
  const unrecorded = STEP_NAMES.filter((name) => !runs[name]).map((name) => words.jobs[name]);
  const usedChecks = checks && (checks.day === pacificDay(now) ? checks.used : 0);
  return (
    <>
      <Text>{words.mail(mail_sent_at && adminDate(mail_sent_at))}</Text>
      {times.length > 0 ? <Text>{words.ran(adminDate(new Date(Math.max(...times))))}</Text> : null}
      <Text>{words.checks(usedChecks, INDEX_CHECKS_PER_DAY)}</Text>
      <Box flexBasis="100%" hidden={overdue.length + unrecorded.length === 0}>
        {overdue.length > 0 ? (
          <Text color="fg.error">{words.overdue(overdue.join(", "))}</Text>
        ) : null}
        {unrecorded.length > 0 ? <Text>{words.unrecorded(unrecorded.join(", "))}</Text> : null}
      </Box>
    </>
  );
}
