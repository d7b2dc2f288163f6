import { Box, Flex, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { INQUIRY_TYPES } from "functions/domain/contact/contact-options";
import { type Days, figuresOf, TYPES, weeksOf } from "functions/domain/totals/figures";
import { lastDayOf, type Period, periodBefore } from "functions/domain/totals/period";
import { ChartNoAxesColumn } from "lucide-react";
import { useMemo, useState } from "react";
import { type MonthTotals, useMonthTotals } from "#data/totals/daily-totals.ts";
import { adminDate } from "#lib/format/dates.ts";
import { PanelCard } from "#ui/panel/card.tsx";
import { EmptyState } from "#ui/panel/empty-state.tsx";
import { PanelList } from "#ui/panel/list/list.tsx";
import { useListAddress } from "#ui/panel/list/use-list-address.ts";
import { usePanelTitle } from "#ui/panel/title.ts";
import { AttentionCard } from "./attention-card.tsx";
import { ChartCard } from "./chart-card.tsx";
import { InquiryChart, PromiseChart, ViewsChart } from "./charts.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { messages, percentText, shareText } from "./messages.ts";
import { PagesCard } from "./pages-card.tsx";
import { ADDRESS, periodOf } from "./period.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { WeeklyMail } from "./weekly-mail.tsx";

export function OverviewPage() {
  usePanelTitle(messages.title);
  const [now] = useState(() => new Date());
  const [address, change] = useListAddress(ADDRESS);
  const period = periodOf(address, now);
  const list = useMonthTotals(periodBefore(period).monday, lastDayOf(period));
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
            {messages.period(period.monday, lastDayOf(period), period.weeks)}
          </Text>
        </Box>
        <PeriodChoice address={address} period={period} onChange={change} />
      </Flex>
      <Box mb="5">
        <AttentionCard now={now} />
      </Box>
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
        {(months) => <Report months={months} period={period} />}
      </PanelList>
      <WeeklyMail />
    </>
  );
}

interface ReportProps {
  readonly months: readonly MonthTotals[];
  readonly period: Period;
}

function Report({ months, period: { monday, weeks: count } }: ReportProps) {
  const { now, before, weeks, weeksBefore } = useMemo(() => {
    const days: Days = Object.assign({}, ...months.map((month) => month.days)) as Days;
    const period = { monday, weeks: count };
    const former = periodBefore(period);
    return {
      now: figuresOf(days, period),
      before: figuresOf(days, former),
      weeks: weeksOf(days, period),
      weeksBefore: weeksOf(days, former),
    };
  }, [months, monday, count]);
  const summed = months.map(({ summed_at }) => summed_at.getTime());
  const words = {
    inquiries: messages.inquiries.text(now.inquiries, count, now.byType.cotizacion),
    promise: messages.promise.text(now.kept, now.late, now.inquiries - now.kept - now.late),
    views: messages.views.text(now.views, count, before.views),
  };
  return (
    <Stack gap="5">
      <KeyFigures now={now} before={before} weeks={count} />
      <ChartCard
        title={messages.inquiries.title}
        description={words.inquiries}
        file="inquiries-per-week"
        isEmpty={now.inquiries === 0}
        lang="es"
        table={{
          header: [messages.week, ...TYPES.map((type) => INQUIRY_TYPES[type]), messages.all],
          rows: weeks.map((week) => [
            week.monday,
            ...TYPES.map((type) => week.byType[type]),
            week.inquiries,
          ]),
          sums: [messages.sum, ...TYPES.map((type) => now.byType[type]), now.inquiries],
        }}
      >
        <InquiryChart summary={words.inquiries} weeks={weeks} />
      </ChartCard>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="5">
        <ChartCard
          title={messages.promise.title}
          description={words.promise}
          file="promise-per-week"
          isEmpty={now.kept + now.late === 0}
          table={{
            header: [
              messages.week,
              messages.promise.kept,
              messages.promise.late,
              messages.promise.share,
            ],
            rows: weeks.map(({ monday: week, kept, late }) => [
              week,
              kept,
              late,
              shareText(kept, kept + late),
            ]),
            sums: [messages.sum, now.kept, now.late, shareText(now.kept, now.kept + now.late)],
          }}
        >
          <PromiseChart summary={words.promise} weeks={weeks} />
        </ChartCard>
        <ChartCard
          title={messages.views.title}
          description={words.views}
          file="views-per-week"
          isEmpty={now.views + before.views === 0}
          table={{
            header: [
              messages.week,
              messages.views.views,
              messages.views.before,
              messages.views.change,
            ],
            rows: weeks.map(({ monday: week, views }, index) => {
              const former = weeksBefore[index]?.views ?? 0;
              return [week, views, former, percentText(views, former)];
            }),
            sums: [messages.sum, now.views, before.views, percentText(now.views, before.views)],
          }}
        >
          <ViewsChart summary={words.views} weeks={weeks} before={weeksBefore} />
        </ChartCard>
      </Grid>
      <PagesCard pages={now.pages} period={{ monday, weeks: count }} />
      <Text textStyle="caption" color="fg.muted">
        {messages.summed(adminDate(new Date(Math.max(...summed))))}
      </Text>
    </Stack>
  );
}
