import { Button, Field, Link, Text, Textarea } from "@chakra-ui/react";
import { AnswerTextSchema, type StoredSubmission } from "domain/contact/submission";
import { limits } from "domain/shared/limits";
import { Copy, Reply, Send as SendIcon } from "lucide-react";
import { useState } from "react";
import * as v from "valibot";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { PanelSelect } from "#ui/select.tsx";
import { useAction } from "#ui/use-action.ts";
import { sendAnswer } from "../data/submissions.ts";
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
        footer={
          <Send
            submission={submission}
            text={text}
            onSent={() => {
              setIsOpen(false);
              setWritten({ ...written, [template]: undefined });
            }}
          />
        }
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
            spellCheck
            maxLength={limits.note}
            rows={16}
            value={text}
            onChange={(event) => setWritten({ ...written, [template]: event.currentTarget.value })}
          />
        </Field.Root>
      </PanelDialog>
    </>
  );
}

interface SendProps {
  readonly submission: StoredSubmission;
  readonly text: string;
  readonly onSent: () => void;
}

/** A text that mail programs do not accept is pasted. */
function Send({ submission, text, onSent }: SendProps) {
  const [send, sending] = useAction(() => sendAnswer(submission, text), {
    success: (mail) => {
      if (mail === "failed") return words.answerRefused;
      return mail === "sent" ? words.answerSent : words.answerWaits;
    },
    failure: words.answerFailed,
  });
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
      <Button asChild variant="outline">
        <Link href={fits ? whole : mailAddress(submission, "")} _hover={{ textDecoration: "none" }}>
          <Reply aria-hidden="true" size={16} /> {words.send}
        </Link>
      </Button>
      <BusyButton
        inactive={submission.suspect || !v.is(AnswerTextSchema, text)}
        busy={sending}
        busyText={words.sendingAnswer}
        onClick={async () => {
          if (await send()) onSent();
        }}
      >
        <SendIcon aria-hidden="true" size={16} /> {words.sendAnswer}
      </BusyButton>
    </>
  );
}
