import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { getLastDay, periodBefore } from "domain/totals/period";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { useCan } from "#accounts/data/use-can.ts";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { useListAddress } from "#ui/list/use-list-address.ts";
import { usePanelTitle } from "#ui/title.ts";
import { AttentionCard } from "./attention-card.tsx";
import { type MonthTotals, useMonthTotals } from "./data/daily-totals.ts";
import { KeyFigures } from "./key-figures.tsx";
import { messages } from "./messages.ts";
import { ADDRESS, toPeriod } from "./period.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { ReportCharts, useReport } from "./report.tsx";
import { StatusLine } from "./status-line.tsx";
import { WeeklyMail } from "./weekly-mail.tsx";

const NONE: readonly MonthTotals[] = [];

export function OverviewPage() {
  usePanelTitle(messages.title);
  const can = useCan();
  const seesInquiries = can("overview.readInquiries");
  const getsWeeklyMail = can("weeklyMail.receive");
  const [now] = useState(() => new Date());
  const [address, change] = useListAddress(ADDRESS);
  const period = toPeriod(address, now);
  const list = useMonthTotals(periodBefore(period).monday, getLastDay(period), seesInquiries);
  const months = list.state === "ready" ? list.data : NONE;
  const report = useReport(months, period);
  return (
    <>
      <Flex
        gap="4"
        mb="5"
        justify="space-between"
        align={{ base: "stretch", md: "end" }}
        direction={{ base: "column", md: "row" }}
      >
        <Box>
          <Heading as="h1" fontSize="1.5rem" lineHeight="1.25" fontWeight="600">
            {messages.title}
          </Heading>
          <Text mt="1" textStyle="caption" color="fg.muted">
            {messages.period(period.monday, getLastDay(period), period.weeks)}
          </Text>
        </Box>
        <PeriodChoice address={address} period={period} onChange={change} />
      </Flex>
      <PanelList
        list={list}
        loading={messages.loading}
        failure={messages.failure}
        empty={
          <PanelCard title={messages.figures.label}>
            <EmptyState
              icon={<ChartNoAxesColumn />}
              title={messages.empty}
              text={messages.emptyText}
            />
          </PanelCard>
        }
      >
        {() => (
          <KeyFigures
            now={report.now}
            before={report.before}
            weeks={period.weeks}
            seesInquiries={seesInquiries}
          />
        )}
      </PanelList>
      <Stack gap="5" mt="5">
        <AttentionCard />
        {months.length === 0 ? null : (
          <ReportCharts
            months={months}
            period={period}
            report={report}
            today={now}
            seesInquiries={seesInquiries}
          />
        )}
        {getsWeeklyMail ? <WeeklyMail /> : null}
        <StatusLine />
      </Stack>
    </>
  );
}
