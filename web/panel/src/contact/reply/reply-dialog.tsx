import { Button, Field, Link, Text, Textarea } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { Copy, Reply } from "lucide-react";
import { useState } from "react";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { PanelSelect } from "#ui/select.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "../messages.ts";
import { useKeys } from "../use-keys.ts";
import { isForMailProgram, mailAddress } from "./reply.ts";
import { type ReplyTemplate, TEMPLATES, templateText } from "./reply-templates.ts";

const words = messages.templates;
const OPTIONS = TEMPLATES.map((template) => [template, words.names[template]] as const);

interface ReplyDialogProps {
  readonly submission: StoredSubmission;
  readonly hasLetterKeys: boolean;
}

/** What was written stays as long as the submission is open. */
export function ReplyDialog({ submission, hasLetterKeys }: ReplyDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [template, setTemplate] = useState<ReplyTemplate>("received");
  const [written, setWritten] = useState<Partial<Record<ReplyTemplate, string>>>({});
  useKeys(hasLetterKeys, { t: () => setIsOpen(true) });
  const text = written[template] ?? templateText(template, submission);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <PanelDialog
        open={isOpen}
        label={words.label}
        title={submission.name}
        size="lg"
        scrollBehavior="inside"
        hasCloseButton
        onClose={() => setIsOpen(false)}
        footer={<Send submission={submission} text={text} />}
      >
        <PanelSelect
          label={words.template}
          value={template}
          options={OPTIONS}
          onChange={setTemplate}
        />
        <Field.Root mt="4">
          <Field.Label>{words.text}</Field.Label>
          <Textarea
            data-autofocus
            lang="es"
            rows={16}
            value={text}
            onChange={(event) => setWritten({ ...written, [template]: event.currentTarget.value })}
          />
        </Field.Root>
      </PanelDialog>
    </>
  );
}

/** A text that mail programs do not accept is pasted. */
function Send({ submission, text }: { submission: StoredSubmission; text: string }) {
  const [copy] = useAction(() => navigator.clipboard.writeText(text), {
    success: words.copied,
    failure: words.copyFailed,
  });
  const whole = mailAddress(submission, text);
  const fits = isForMailProgram(whole);
  return (
    <>
      <Text role="status" textStyle="caption" color="fg.muted" me="auto">
        {fits ? "" : words.long}
      </Text>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={16} /> {words.copy}
      </Button>
      <Button asChild>
        <Link href={fits ? whole : mailAddress(submission, "")} _hover={{ textDecoration: "none" }}>
          <Reply aria-hidden="true" size={16} /> {words.send}
        </Link>
      </Button>
    </>
  );
}
