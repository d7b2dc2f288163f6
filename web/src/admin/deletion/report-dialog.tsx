import { Alert, List, SimpleGrid, Stat, Text } from "@chakra-ui/react";
import type { IndexReport } from "functions/domain/calls/indexing";
import { ConfirmActions } from "#ui/panel/confirm-dialog.tsx";
import { PanelDialog } from "#ui/panel/panel-dialog.tsx";
import { messages } from "./messages.ts";
import { ReportResults } from "./report-results.tsx";

const words = messages.report;

interface ReportDialogProps {
  readonly report: IndexReport;
  readonly onCancel: () => void;
  /** Opens the confirmations; nothing is deleted yet. */
  readonly onDelete: () => void;
}

/** 'Safe to Delete' needs a verdict for every address, and none that is indexed. */
export function ReportDialog({ report, onCancel, onDelete }: ReportDialogProps) {
  const { totalUrls, indexedCount, highConfidenceIndexed, uncheckedCount, results } = report;
  const isSafe = indexedCount === 0 && uncheckedCount === 0;
  const anyway = indexedCount > 0 ? words.anyway : words.anywayUnchecked;
  return (
    <PanelDialog
      open
      size="lg"
      scrollBehavior="inside"
      label={words.label}
      title={words.title(totalUrls)}
      hasCloseButton
      onClose={onCancel}
      footer={
        <ConfirmActions
          recommendsCancel={!isSafe}
          confirm={isSafe ? words.safe : anyway}
          cancel={isSafe ? words.cancel : words.cancelRecommended}
          onCancel={onCancel}
          onConfirm={onDelete}
        />
      }
    >
      <SimpleGrid columns={3} borderWidth="1px" rounded="l3" mb="4">
        <Counter name={words.total} value={totalUrls} />
        <Counter name={words.indexed} value={indexedCount} warns={indexedCount > 0} />
        <Counter name={words.high} value={highConfidenceIndexed} />
      </SimpleGrid>
      {indexedCount > 0 ? <Risks /> : null}
      {uncheckedCount > 0 ? <Unchecked count={uncheckedCount} /> : null}
      <ReportResults results={results} />
    </PanelDialog>
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

function Risks() {
  return (
    <Alert.Root status="warning" mb="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.warning}</Alert.Title>
        <Text>{words.may}</Text>
        <List.Root ps="4">
          {words.risks.map((risk) => (
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
        <Alert.Title>{words.unchecked(count)}</Alert.Title>
        <Alert.Description>{words.uncheckedText}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
