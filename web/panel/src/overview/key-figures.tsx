import { Box, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { ANSWER_HOURS } from "domain/contact/working-hours";
import type { Figures } from "domain/totals/figures";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Bar } from "./bar.tsx";
import { changeText, messages, minutesText, numberText, percentText } from "./messages.ts";

const words = messages.figures;

interface KeyFiguresProps {
  readonly now: Figures;
  readonly before: Figures;
  readonly weeks: number;
  readonly seesInquiries: boolean;
}

export function KeyFigures({ now, before, weeks, seesInquiries }: KeyFiguresProps) {
  return (
    <Grid
      as="dl"
      aria-label={words.label}
      templateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        lg: `repeat(${seesInquiries ? 4 : 2}, minmax(0, 1fr))`,
      }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      boxShadow="xs"
    >
      {seesInquiries ? (
        <>
          <Figure name={words.inquiries} value={now.inquiries}>
            <Trend
              isUp={now.inquiries >= before.inquiries}
              isGood={now.inquiries >= before.inquiries}
            >
              {changeText(now.inquiries, before.inquiries)} {words.from(before.inquiries)}
            </Trend>
            <Note>{words.quotes(now.byType.cotizacion)}</Note>
          </Figure>
          <AnswerTime now={now.medianAnswer} before={before.medianAnswer} />
        </>
      ) : null}
      <Figure name={words.views} value={now.views}>
        <Trend isUp={now.views >= before.views} isGood={now.views >= before.views}>
          {(before.views === 0 ? changeText : percentText)(now.views, before.views)}{" "}
          {words.from(before.views)}
        </Trend>
        <Note>{words.average(Math.round(now.views / weeks))}</Note>
      </Figure>
      <Figure name={words.published} value={now.published}>
        <Trend isUp={now.published >= before.published} isGood={now.published >= before.published}>
          {changeText(now.published, before.published)} {words.from(before.published)}
        </Trend>
      </Figure>
    </Grid>
  );
}

interface AnswerTimeProps {
  readonly now: number | undefined;
  readonly before: number | undefined;
}

function AnswerTime({ now, before }: AnswerTimeProps) {
  if (now === undefined)
    return (
      <Figure name={words.answer} value="–">
        <Note>{messages.noData}</Note>
      </Figure>
    );
  const share = Math.min(1, now / (ANSWER_HOURS * 60));
  const saved = before === undefined ? undefined : before - now;
  return (
    <Figure name={words.answer} value={minutesText(now)}>
      {saved === undefined ? null : (
        <Trend isUp={saved < 0} isGood={saved >= 0}>
          {saved === 0 ? words.same : words[saved > 0 ? "faster" : "slower"](Math.abs(saved))}
        </Trend>
      )}
      <Bar share={share} mt="2" />
      <Note>{words.promised}</Note>
    </Figure>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number | string;
  readonly children: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <Box bg="bg.panel" px="5" py="4">
      <chakra.dt textStyle="caption" color="fg.muted">
        {name}
      </chakra.dt>
      <dd>
        <Text fontSize="1.75rem" lineHeight="1.3" fontWeight="600">
          {typeof value === "number" ? numberText(value) : value}
        </Text>
        {children}
      </dd>
    </Box>
  );
}

interface TrendProps {
  readonly isUp: boolean;
  readonly isGood: boolean;
  readonly children: ReactNode;
}

function Trend({ isUp, isGood, children }: TrendProps) {
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <Flex as="p" gap="1.5" align="center" textStyle="caption" color={isGood ? "fg.success" : "fg"}>
      <Icon aria-hidden="true" size={16} />
      <span>{children}</span>
    </Flex>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text mt="2" textStyle="caption" color="fg.muted">
      {children}
    </Text>
  );
}
