import { Chart, type UseChartReturn, type useChart } from "@chakra-ui/charts";
import { Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactElement } from "react";
import { CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { dayText, messages, monthText, numberText } from "./messages.ts";

type AnyChart = Pick<ReturnType<typeof useChart>, "color">;

/** More of them show the first weeks of months. */
const MAX_TICKS = 16;

export function getColor(chart: AnyChart, token: string | undefined): string {
  return String(chart.color(token));
}

/**
 * @param mondays of the weeks, YYYY-MM-DD
 * @param current the Monday of a week that has not ended
 */
export function axes(chart: AnyChart, mondays: readonly string[], current: string) {
  const ticks = mondays.filter((monday) => mondays.length <= MAX_TICKS || isFirst(monday));
  return [
    <CartesianGrid key="grid" vertical={false} stroke={getColor(chart, "border.muted")} />,
    <XAxis
      key="x"
      dataKey="week"
      axisLine={false}
      tickLine={false}
      minTickGap={4}
      height={44}
      ticks={ticks}
      tick={({ x, y, payload, index }: TickProps) => (
        <text x={x} y={y} fill={getColor(chart, "fg.muted")} textAnchor="middle" fontSize={12}>
          <tspan x={x} dy="1em">
            {Number(payload.value.slice(-2))}
          </tspan>
          <tspan x={x} dy="1.3em">
            {underTick(payload.value, index, current)}
          </tspan>
        </text>
      )}
    />,
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
      content={
        <Chart.Tooltip
          // It also asks for the label of nothing.
          labelFormatter={(monday, entries) =>
            entries.length > 0 && typeof monday === "string" ? weekText(monday, current) : ""
          }
          formatter={(value) => numberText(Math.abs(Number(value)))}
        />
      }
    />,
  ];
}

interface TickProps {
  readonly x: number | string;
  readonly y: number | string;
  readonly index: number;
  readonly payload: { readonly value: string };
}

/** Whether the month of the week before was another. */
function isFirst(monday: string): boolean {
  return Number(monday.slice(-2)) <= 7;
}

function underTick(monday: string, index: number, current: string): string {
  if (monday === current) return messages.soFar;
  return index === 0 || isFirst(monday) ? monthText(monday) : "";
}

function weekText(monday: string, current: string): string {
  return monday === current ? `${dayText(monday)} ${messages.soFar}` : dayText(monday);
}

interface FrameProps<Item extends Record<string, unknown>> {
  readonly chart: UseChartReturn<Item>;
  readonly summary: string;
  /** Counts that stand beside the names of the series. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly lang?: string;
  readonly children: ReactElement;
}

export function ChartFrame<Item extends Record<string, unknown>>(props: FrameProps<Item>) {
  const { chart, summary, counts, lang, children } = props;
  return (
    <>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1" mb="3" lang={lang}>
        {chart.series.map(({ name, label, color, strokeDasharray }) => (
          <Flex as="li" key={String(name)} align="center" gap="2" textStyle="caption">
            <Mark color={color} isDashed={strokeDasharray !== undefined} isLine={!counts} />
            {label}
            {counts ? (
              <chakra.b fontWeight="600">{numberText(counts[String(name)] ?? 0)}</chakra.b>
            ) : null}
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

interface MarkProps {
  readonly color: string | undefined;
  readonly isLine: boolean;
  readonly isDashed: boolean;
}

function Mark({ color, isLine, isDashed }: MarkProps) {
  return isLine ? (
    <Box
      w="5"
      borderTopWidth="2px"
      borderColor={color}
      borderStyle={isDashed ? "dashed" : "solid"}
      aria-hidden="true"
    />
  ) : (
    <Box boxSize="3" rounded="xs" bg={color} aria-hidden="true" />
  );
}
