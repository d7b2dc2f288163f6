import { Grid, Text } from "@chakra-ui/react";
import { INQUIRY_TYPES } from "domain/contact/contact-options";
import { localDay } from "domain/contact/working-hours";
import {
  type Days,
  type Figures,
  TYPES,
  toFigures,
  toWeeks,
  type Week,
} from "domain/totals/figures";
import { getMonday, type Period, periodBefore } from "domain/totals/period";
import { adminDate } from "kit/lib/format/dates";
import { useMemo } from "react";
import { ChartCard } from "./chart-card.tsx";
import { InquiryChart, PromiseChart, ViewsChart } from "./charts.tsx";
import type { MonthTotals } from "./data/daily-totals.ts";
import { messages, percentText, shareText } from "./messages.ts";
import { PagesCard } from "./pages-card.tsx";

export interface Report {
  readonly now: Figures;
  readonly before: Figures;
  readonly weeks: readonly Week[];
  readonly weeksBefore: readonly Week[];
}

export function useReport(months: readonly MonthTotals[], { monday, weeks }: Period): Report {
  return useMemo(() => {
    const days: Days = Object.assign({}, ...months.map((month) => month.days)) as Days;
    const period = { monday, weeks };
    const former = periodBefore(period);
    return {
      now: toFigures(days, period),
      before: toFigures(days, former),
      weeks: toWeeks(days, period),
      weeksBefore: toWeeks(days, former),
    };
  }, [months, monday, weeks]);
}

interface ReportChartsProps {
  readonly months: readonly MonthTotals[];
  readonly period: Period;
  readonly report: Report;
  readonly today: Date;
  readonly seesInquiries: boolean;
}

export function ReportCharts(props: ReportChartsProps) {
  const { months, period, report, today, seesInquiries } = props;
  const { now, before, weeks, weeksBefore } = report;
  const count = period.weeks;
  const current = getMonday(localDay(today));
  const summed = months.map(({ summed_at }) => summed_at.getTime());
  const isOpen = weeks.some(({ monday }) => monday === current);
  const words = {
    inquiries: messages.inquiries.text(now.inquiries, count, now.byType.cotizacion, isOpen),
    promise: messages.promise.text(now.kept, now.late, now.inquiries - now.kept - now.late),
    views: messages.views.text(now.views, count, before.views),
  };
  return (
    <>
      {seesInquiries ? (
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
          <InquiryChart
            summary={words.inquiries}
            weeks={weeks}
            current={current}
            counts={now.byType}
          />
        </ChartCard>
      ) : null}
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          lg: `repeat(${seesInquiries ? 2 : 1}, minmax(0, 1fr))`,
        }}
        gap="5"
      >
        {seesInquiries ? (
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
            <PromiseChart
              summary={words.promise}
              weeks={weeks}
              current={current}
              counts={{ kept: now.kept, late: now.late }}
            />
          </ChartCard>
        ) : null}
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
          <ViewsChart summary={words.views} weeks={weeks} current={current} before={weeksBefore} />
        </ChartCard>
      </Grid>
      {seesInquiries ? <PagesCard pages={now.pages} period={period} /> : null}
      <Text textStyle="caption" color="fg.muted">
        {messages.summed(adminDate(new Date(Math.max(...summed))))}
      </Text>
    </>
  );
}
