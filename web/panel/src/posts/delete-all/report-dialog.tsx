import type { IndexReport } from "domain/indexing/index-report";
import { IndexReportView } from "#indexing/index-report.tsx";
import { ConfirmActions } from "#ui/confirm-dialog.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { messages } from "./messages.ts";

const words = messages.report;

interface ReportDialogProps {
  readonly report: IndexReport;
  readonly onCancel: () => void;
  /** Opens the confirmations; nothing is deleted yet. */
  readonly onDelete: () => void;
}

/** 'Safe to Delete' needs a result for every address, and none that is indexed. */
export function ReportDialog({ report, onCancel, onDelete }: ReportDialogProps) {
  const { totalUrls, indexedCount, uncheckedCount } = report;
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
      <IndexReportView report={report} />
    </PanelDialog>
  );
}
