import { Alert, Button } from "@chakra-ui/react";
import { useId, useState } from "react";
import { BusyButton } from "#ui/panel/busy-button.tsx";
import { PanelDialog } from "#ui/panel/panel-dialog.tsx";
import { messages as shared } from "../shared/messages.ts";
import type { ImportForm } from "../validation/import-state.ts";
import type { RowFields } from "./csv-rows.ts";
import { messages } from "./messages.ts";
import { RowForm } from "./row-form.tsx";
import type { ListedRow } from "./row-list.tsx";

interface RowDialogProps {
  readonly row: ListedRow | null;
  /** Of the file. */
  readonly rows: number;
  readonly form: ImportForm;
  readonly onSave: (row: ListedRow, changes: RowFields) => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

export function RowDialog({ row, rows, form, onSave, onClose, focusAfter }: RowDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (changes: RowFields) => {
    if (!row || busy) return;
    setBusy(true);
    setFailure(await onSave(row, changes).finally(() => setBusy(false)));
  };
  return (
    <PanelDialog
      open={row !== null}
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      title={row ? messages.dialog(shared.line(row.line)) : ""}
      finalFocusEl={focusAfter}
      onClose={() => {
        setFailure(undefined);
        onClose();
      }}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {messages.cancel}
          </Button>
          <BusyButton type="submit" form={id} busy={busy} busyText={messages.saving}>
            {messages.save}
          </BusyButton>
        </>
      }
    >
      {row ? (
        <RowForm key={row.index} id={id} row={row} rows={rows} form={form} onSave={save} />
      ) : null}
      {failure === undefined ? null : (
        <Alert.Root status="error" mt="4" size="sm">
          <Alert.Indicator />
          <Alert.Title>{failure}</Alert.Title>
        </Alert.Root>
      )}
    </PanelDialog>
  );
}
