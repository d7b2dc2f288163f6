import { Alert, List, SimpleGrid, Stat, Text } from "@chakra-ui/react";
import type { IndexReport } from "domain/indexing/index-report";
import { messages } from "./messages.ts";
import { ReportResults } from "./report-results.tsx";

export function IndexReportView({ report }: { readonly report: IndexReport }) {
  const { totalUrls, indexedCount, highConfidenceIndexed, uncheckedCount, results } = report;
  return (
    <>
      <SimpleGrid columns={3} borderWidth="1px" rounded="l3" mb="4">
        <Counter name={messages.total} value={totalUrls} />
        <Counter name={messages.indexed} value={indexedCount} warns={indexedCount > 0} />
        <Counter name={messages.high} value={highConfidenceIndexed} />
      </SimpleGrid>
      {indexedCount > 0 ? <Risks count={totalUrls} /> : null}
      {uncheckedCount > 0 ? <Unchecked count={uncheckedCount} /> : null}
      <ReportResults results={results} />
    </>
  );
}

interface CounterProps {
  readonly name: string;
  readonly value: number;
  readonly warns?: boolean;
}

function Counter({ name, value, warns = false }: CounterProps) {
  return (
    <Stat.Root
      px={{ base: "3", sm: "4" }}
      py="3"
      borderEndWidth="1px"
      _last={{ borderEndWidth: "0" }}
    >
      <Stat.Label>{name}</Stat.Label>
      <Stat.ValueText color={warns ? "orange.fg" : undefined}>{value}</Stat.ValueText>
    </Stat.Root>
  );
}

function Risks({ count }: { readonly count: number }) {
  return (
    <Alert.Root status="warning" mb="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{messages.warning}</Alert.Title>
        <Text>{messages.may(count)}</Text>
        <List.Root ps="4">
          {messages.risks.map((risk) => (
            <List.Item key={risk}>{risk}</List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

function Unchecked({ count }: { readonly count: number }) {
  return (
    <Alert.Root status="warning" mb="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{messages.unchecked(count)}</Alert.Title>
        <Alert.Description>{messages.uncheckedText}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
