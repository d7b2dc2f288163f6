import { getCopyMessageId } from "./contact-copy.ts";
import { submissionContent } from "./contact-mail.ts";
import { htmlBody, textBody } from "./contact-mail-body.ts";
import { INQUIRY_TYPES } from "./contact-options.ts";
import { headerAddress } from "./email.ts";
import { shortReference } from "./short-reference.ts";
import type { SentAnswer, Submission } from "./submission.ts";

/** What an administrator answers to an inquiry. */
export interface AnswerMail {
  /** The address that the visitor typed. */
  readonly answer_to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Constant, so that duplicates can be recognized. */
  readonly message_id: string;
  /** The copy of the inquiry and the earlier answers, so that mail programs show one conversation. */
  readonly references: readonly string[];
}

/** The outbox's entry of an answer. */
export function getAnswerMailId(answerId: string): string {
  return `${answerId}_answer`;
}

/** The answer, and below it the inquiry as the visitor sent it. */
export function answerMail(
  submissionId: string,
  submission: Submission,
  { id, text }: Pick<SentAnswer, "id" | "text">,
): AnswerMail {
  const intro = [
    ...text.split(/\n{2,}/),
    `Su consulta con la referencia ${shortReference(submissionId)}:`,
  ];
  const content = { ...submissionContent(submission), intro };
  const earlier = (submission.answers ?? []).filter(
    (answer) => answer.mail === "sent" && answer.id !== id,
  );
  return {
    answer_to: headerAddress(submission.email),
    subject: `Re: ${INQUIRY_TYPES[submission.inquiry_type]} (${shortReference(submissionId)})`,
    text: textBody(content),
    html: htmlBody(content),
    message_id: getMessageId(id),
    references: [
      getCopyMessageId(submissionId),
      ...earlier.map((answer) => getMessageId(answer.id)),
    ],
  };
}

function getMessageId(answerId: string): string {
  return `<${answerId}.respuesta@contacto.nhk-group>`;
}
