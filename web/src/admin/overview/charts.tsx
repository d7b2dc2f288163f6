import { Chart, type UseChartReturn, useChart } from "@chakra-ui/charts";
import { Box, Flex } from "@chakra-ui/react";
import { INQUIRY_TYPES } from "functions/domain/contact/contact-options";
import { TYPES, type Week } from "functions/domain/totals/figures";
import type { ReactElement } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { dayText, messages, numberText } from "./messages.ts";

const COLORS = {
  cotizacion: "brand.900",
  informacion: "brand.600",
  asesoria: "brand.300",
  catalogo: "orange.400",
  soporte: "green.600",
  distribuidor: "gray.600",
  otros: "gray.300",
} as const;

interface ChartProps {
  readonly summary: string;
  readonly weeks: readonly Week[];
}

export function InquiryChart({ summary, weeks }: ChartProps) {
  const chart = useChart({
    data: weeks.map(({ monday, byType }) => ({ week: dayText(monday), ...byType })),
    series: TYPES.map((name) => ({ name, label: INQUIRY_TYPES[name], color: COLORS[name] })),
  });
  return (
    <Frame chart={chart} summary={summary} lang="es">
      <BarChart responsive data={chart.data} accessibilityLayer={false}>
        {axes(chart)}
        {chart.series.map(({ name, color }) => (
          <Bar
            key={name}
            dataKey={chart.key(name)}
            stackId="week"
            fill={colorOf(chart, color)}
            isAnimationActive={false}
            maxBarSize={32}
          />
        ))}
      </BarChart>
    </Frame>
  );
}

export function PromiseChart({ summary, weeks }: ChartProps) {
  const { kept, late } = messages.promise;
  const chart = useChart({
    data: weeks.map((week) => ({ week: dayText(week.monday), kept: week.kept, late: -week.late })),
    series: [
      { name: "kept", label: kept, color: "brand.600" },
      { name: "late", label: late, color: "red.600" },
    ],
  });
  return (
    <Frame chart={chart} summary={summary}>
      <BarChart responsive data={chart.data} stackOffset="sign" accessibilityLayer={false}>
        {axes(chart)}
        <ReferenceLine y={0} stroke={colorOf(chart, "border.emphasized")} />
        {chart.series.map(({ name, color }) => (
          <Bar
            key={name}
            dataKey={chart.key(name)}
            stackId="week"
            fill={colorOf(chart, color)}
            isAnimationActive={false}
            maxBarSize={32}
          />
        ))}
      </BarChart>
    </Frame>
  );
}

export function ViewsChart({
  summary,
  weeks,
  before,
}: ChartProps & { readonly before: readonly Week[] }) {
  const chart = useChart({
    data: weeks.map(({ monday, views }, index) => ({
      week: dayText(monday),
      now: views,
      before: before[index]?.views ?? 0,
    })),
    series: [
      { name: "now", label: messages.views.now, color: "brand.700" },
      { name: "before", label: messages.views.before, color: "gray.500", strokeDasharray: "4 4" },
    ],
  });
  return (
    <Frame chart={chart} summary={summary}>
      <LineChart responsive data={chart.data} accessibilityLayer={false}>
        {axes(chart)}
        {chart.series.map(({ name, color, strokeDasharray }) => (
          <Line
            key={name}
            dataKey={chart.key(name)}
            stroke={colorOf(chart, color)}
            strokeWidth={2}
            strokeDasharray={strokeDasharray ?? "0"}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </Frame>
  );
}

type AnyChart = Pick<ReturnType<typeof useChart>, "color">;

function colorOf(chart: AnyChart, token: string | undefined): string {
  return String(chart.color(token));
}

function axes(chart: AnyChart) {
  return [
    <CartesianGrid key="grid" vertical={false} stroke={colorOf(chart, "border.muted")} />,
    <XAxis key="x" dataKey="week" axisLine={false} tickLine={false} minTickGap={16} />,
    <YAxis
      key="y"
      axisLine={false}
      tickLine={false}
      allowDecimals={false}
      width={44}
      tickFormatter={(value: number) => numberText(Math.abs(value))}
    />,
    <Tooltip
      key="tooltip"
      isAnimationActive={false}
      content={<Chart.Tooltip formatter={(value) => numberText(Math.abs(Number(value)))} />}
    />,
  ];
}

interface FrameProps<Item extends Record<string, unknown>> {
  readonly chart: UseChartReturn<Item>;
  readonly summary: string;
  readonly lang?: string;
  readonly children: ReactElement;
}

function Frame<Item extends Record<string, unknown>>(props: FrameProps<Item>) {
  const { chart, summary, lang, children } = props;
  return (
    <>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1" mb="3" lang={lang}>
        {chart.series.map(({ name, label, color }) => (
          <Flex as="li" key={String(name)} align="center" gap="2" textStyle="caption">
            <Box boxSize="3" rounded="xs" bg={color} aria-hidden="true" />
            {label}
          </Flex>
        ))}
      </Flex>
      <Box role="img" aria-label={summary}>
        <Chart.Root chart={chart} h="14rem" aspectRatio="auto">
          {children}
        </Chart.Root>
      </Box>
    </>
  );
}
