import { type UseChartReturn, useChart } from "@chakra-ui/charts";
import { INQUIRY_TYPES } from "domain/contact/contact-options";
import { TYPES, type Week } from "domain/totals/figures";
import { type ReactNode, useId } from "react";
import { Bar, BarChart, LabelList, Line, LineChart, ReferenceLine } from "recharts";
import { axes, ChartFrame, getColor } from "./chart-frame.tsx";
import { messages, numberText } from "./messages.ts";

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
  /** The Monday of a week that has not ended. */
  readonly current: string;
  /** The counts of the whole period. */
  readonly counts: Readonly<Record<string, number>>;
}

export function InquiryChart({ summary, weeks, current, counts }: ChartProps) {
  const chart = useChart({
    data: weeks.map(({ monday, byType, inquiries }) => ({ week: monday, inquiries, ...byType })),
    series: TYPES.filter((type) => counts[type]).map((name) => ({
      name,
      label: INQUIRY_TYPES[name],
      color: COLORS[name],
    })),
  });
  return (
    <ChartFrame chart={chart} summary={summary} counts={counts} lang="es">
      <BarChart responsive data={chart.data} accessibilityLayer={false} margin={{ top: 20 }}>
        {axes(chart, getMondays(weeks), current)}
        {bars(chart, {}, <LabelList dataKey="inquiries" position="top" formatter={unlessZero} />)}
      </BarChart>
    </ChartFrame>
  );
}

export function PromiseChart({ summary, weeks, current, counts }: ChartProps) {
  const { kept, late } = messages.promise;
  const hatch = useId();
  const chart = useChart({
    data: weeks.map((week) => ({ week: week.monday, kept: week.kept, late: -week.late })),
    series: [
      { name: "kept", label: kept, color: "brand.600" },
      { name: "late", label: late, color: "red.600" },
    ],
  });
  const red = getColor(chart, "red.600");
  return (
    <ChartFrame chart={chart} summary={summary} counts={counts}>
      <BarChart
        responsive
        data={chart.data}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={{ top: 5 }}
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill={getColor(chart, "bg.panel")} />
            <rect width="4" height="6" fill={red} />
          </pattern>
        </defs>
        {axes(chart, getMondays(weeks), current)}
        <ReferenceLine y={0} stroke={getColor(chart, "border.emphasized")} />
        {bars(chart, { late: { fill: `url(#${hatch})`, stroke: red } })}
      </BarChart>
    </ChartFrame>
  );
}

interface ViewsChartProps extends Omit<ChartProps, "counts"> {
  readonly before: readonly Week[];
}

export function ViewsChart({ summary, weeks, current, before }: ViewsChartProps) {
  const chart = useChart({
    data: weeks.map(({ monday, views }, index) => ({
      week: monday,
      now: views,
      before: before[index]?.views ?? 0,
    })),
    series: [
      { name: "now", label: messages.views.now, color: "brand.700" },
      { name: "before", label: messages.views.before, color: "gray.500", strokeDasharray: "4 4" },
    ],
  });
  return (
    <ChartFrame chart={chart} summary={summary}>
      <LineChart
        responsive
        data={chart.data}
        accessibilityLayer={false}
        margin={{ top: 5, right: 16 }}
      >
        {axes(chart, getMondays(weeks), current)}
        {chart.series.map(({ name, color, strokeDasharray }) => (
          <Line
            key={name}
            dataKey={chart.key(name)}
            stroke={getColor(chart, color)}
            strokeWidth={2}
            strokeDasharray={strokeDasharray ?? "0"}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ChartFrame>
  );
}

/** @param onTop of the stacks */
function bars<Item extends Record<string, unknown>>(
  chart: UseChartReturn<Item>,
  looks: Readonly<Record<string, { readonly fill: string; readonly stroke: string }>>,
  onTop?: ReactNode,
) {
  return chart.series.map(({ name, color }, index) => (
    <Bar
      key={String(name)}
      dataKey={String(name)}
      stackId="week"
      fill={getColor(chart, color)}
      {...looks[String(name)]}
      isAnimationActive={false}
      maxBarSize={32}
    >
      {index === chart.series.length - 1 ? onTop : null}
    </Bar>
  ));
}

function getMondays(weeks: readonly Week[]): readonly string[] {
  return weeks.map(({ monday }) => monday);
}

function unlessZero(value: unknown): string {
  return typeof value === "number" && value > 0 ? numberText(value) : "";
}
