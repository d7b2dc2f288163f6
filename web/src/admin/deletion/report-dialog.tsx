import {
  Alert,
  Button,
  CloseButton,
  Dialog,
  List,
  Portal,
  SimpleGrid,
  Stat,
  Text,
} from "@chakra-ui/react";
import type { IndexReport } from "functions/domain/calls-indexing";
import { useRef } from "react";
import { messages } from "./messages.ts";
import { ReportResults } from "./report-results.tsx";

const words = messages.report;

interface ReportDialogProps {
  readonly report: IndexReport;
  readonly onCancel: () => void;
  /** Goes on to the confirmations; deletes nothing yet. */
  readonly onDelete: () => void;
}

/** 'Google Indexing Report' (IDX-02 to IDX-06). The safe choice stands last and has the focus. */
export function ReportDialog({ report, onCancel, onDelete }: ReportDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { totalUrls, indexedCount, highConfidenceIndexed, uncheckedCount, results } = report;
  return (
    <Dialog.Root
      open
      size="lg"
      scrollBehavior="inside"
      placement={{ base: "bottom", sm: "center" }}
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header display="block" pe="14">
              <Text textStyle="caption" color="fg.muted">
                {words.label}
              </Text>
              <Dialog.Title>{words.title(totalUrls)}</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
            <Dialog.Body>
              <SimpleGrid columns={3} borderWidth="1px" rounded="l3" mb="4">
                <Counter name={words.total} value={totalUrls} />
                <Counter name={words.indexed} value={indexedCount} warns={indexedCount > 0} />
                <Counter name={words.high} value={highConfidenceIndexed} />
              </SimpleGrid>
              {indexedCount > 0 ? <Risks /> : null}
              {uncheckedCount > 0 ? <Unchecked count={uncheckedCount} /> : null}
              <ReportResults results={results} />
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Choices report={report} cancel={cancel} onCancel={onCancel} onDelete={onDelete} />
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ChoicesProps extends ReportDialogProps {
  readonly cancel: React.RefObject<HTMLButtonElement | null>;
}

/** 'Safe to Delete' is said only when every address has a real verdict and none is indexed (G-53). */
function Choices({ report, cancel, onCancel, onDelete }: ChoicesProps) {
  const { indexedCount, uncheckedCount } = report;
  if (indexedCount === 0 && uncheckedCount === 0) {
    return (
      <>
        <Button ref={cancel} variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button colorPalette="red" onClick={onDelete}>
          {words.safe}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="outline" color="fg.error" onClick={onDelete}>
        {indexedCount > 0 ? words.anyway : words.anywayUnchecked}
      </Button>
      <Button ref={cancel} onClick={onCancel}>
        {words.cancelRecommended}
      </Button>
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
