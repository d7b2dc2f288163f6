import { Button, Checkbox, Text } from "@chakra-ui/react";
import { datedName, downloadFile, JSON_TYPE } from "kit/ui/download-file";
import { useState } from "react";
import { recordExport } from "#data/audit-log.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useAction } from "#ui/use-action.ts";
import { eraseSubmissions, loadSubmissions } from "../data/submissions.ts";
import { messages as words } from "./personal-data-messages.ts";

/** Exports or erases everything that one person sent. */
export function PersonalData({ email }: { readonly email: string }) {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const close = () => {
    setOpen(false);
    setSure(false);
  };
  const [copy, copying] = useAction(() => exportPerson(email), {
    success: ({ count, more }) => (more ? words.partly(count) : words.exported(count)),
    failure: words.exportFailed,
  });
  const [erase, erasing] = useAction(() => eraseSubmissions(email), {
    success: words.erased,
    failure: words.eraseFailed,
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={open}
        title={words.title(email)}
        confirm={words.erase}
        busyText={words.erasing}
        busy={erasing}
        disabled={!sure}
        onCancel={close}
        onConfirm={async () => {
          if (await erase()) close();
        }}
      >
        <Text mb="4">{words.text}</Text>
        <BusyButton variant="outline" busy={copying} busyText={words.exporting} onClick={copy}>
          {words.export}
        </BusyButton>
        <Checkbox.Root
          mt="5"
          display="flex"
          checked={sure}
          onCheckedChange={({ checked }) => setSure(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{words.sure}</Checkbox.Label>
        </Checkbox.Root>
      </ConfirmDialog>
    </>
  );
}

async function exportPerson(email: string): Promise<{ count: number; more: boolean }> {
  const { submissions, more } = await loadSubmissions(email);
  downloadFile(
    datedName("personal-data", "json", new Date()),
    JSON.stringify(submissions, null, 2),
    JSON_TYPE,
  );
  await recordExport("submissions", "json", submissions.length);
  return { count: submissions.length, more };
}
