import { Field, Flex, Input, Text } from "@chakra-ui/react";
import { getLastDay, type Period } from "domain/totals/period";
import { Segments } from "#ui/segments.tsx";
import { messages } from "./messages.ts";
import type { PeriodAddress } from "./period.ts";

const words = messages.range;
const RANGES = ["4w", "12w", "12m", "custom"] as const;

interface PeriodChoiceProps {
  readonly address: PeriodAddress;
  readonly period: Period;
  readonly onChange: (part: Partial<PeriodAddress>, how: "push" | "replace") => void;
}

export function PeriodChoice({ address, period, onChange }: PeriodChoiceProps) {
  const range = RANGES.find((range) => range === address.range) ?? "12w";
  return (
    <Flex direction="column" gap="2" align={{ base: "stretch", md: "end" }}>
      <Segments
        label={words.label}
        value={range}
        options={RANGES.map((range) => [range, words[range]])}
        onChange={(next) =>
          onChange(
            next === "custom"
              ? { range: next, since: period.monday, until: getLastDay(period) }
              : { range: next, since: "", until: "" },
            "push",
          )
        }
      />
      {range === "custom" ? (
        <>
          <Flex gap="3" wrap="wrap">
            {(["since", "until"] as const).map((name) => (
              <Field.Root key={name} w="auto" orientation="horizontal" gap="2">
                <Field.Label minW="10" fontWeight="400" color="fg.muted">
                  {words[name]}
                </Field.Label>
                <Input
                  type="date"
                  w="auto"
                  value={address[name]}
                  onChange={(event) => onChange({ [name]: event.currentTarget.value }, "replace")}
                />
              </Field.Root>
            ))}
          </Flex>
          <Text textStyle="caption" color="fg.muted">
            {words.hint}
          </Text>
        </>
      ) : null}
    </Flex>
  );
}
