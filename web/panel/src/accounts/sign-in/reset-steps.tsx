import { Box, Text, VisuallyHidden } from "@chakra-ui/react";
import { MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { useAction } from "#ui/use-action.ts";
import { requestPasswordReset } from "../data/password-reset.ts";
import { EmailField, GateForm } from "./gate-form.tsx";
import { BackToSignIn, GateFrame, Subtitle } from "./gate-frame.tsx";
import { messages, resetFailure } from "./messages.ts";

const words = messages.reset;
const SECONDS_BETWEEN_MAILS = 60;

interface ResetStepsProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  /** A link was mailed to the account already. */
  readonly isLinkSent?: boolean;
  readonly onBack: () => void;
}

export function ResetSteps({ isLinkSent = false, ...props }: ResetStepsProps) {
  const [isSent, setIsSent] = useState(isLinkSent);
  if (isSent) return <LinkSent email={props.email} isCertain={isLinkSent} onBack={props.onBack} />;
  return <ResetRequest {...props} onSent={() => setIsSent(true)} />;
}

interface ResetRequestProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

function ResetRequest({ email, setEmail, onSent, onBack }: ResetRequestProps) {
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [request, sending] = useAction(requestPasswordReset, {
    failure: (error) => {
      const notice = resetFailure(error);
      setProblem(notice.description);
      return notice;
    },
  });
  async function submit(field: HTMLElement | null): Promise<void> {
    setProblem(undefined);
    setMissing(email.trim() === "");
    if (email.trim() === "") field?.focus();
    else if (await request(email)) onSent();
  }
  return (
    <GateFrame title={words.request.title} hasFocus>
      <Subtitle>{words.request.subtitle}</Subtitle>
      <GateForm
        problem={problem}
        submit={words.request.submit}
        busy={sending}
        busyText={words.request.busy}
        onSubmit={(form) => void submit(form.querySelector("input"))}
      >
        <EmailField
          value={email}
          onChange={setEmail}
          error={missing ? messages.emailRequired : undefined}
        />
      </GateForm>
      <BackToSignIn onClick={onBack} />
    </GateFrame>
  );
}

interface LinkSentProps {
  readonly email: string;
  /** Whether the account is known to exist. */
  readonly isCertain: boolean;
  readonly onBack: () => void;
}

function LinkSent({ email, isCertain, onBack }: LinkSentProps) {
  const [seconds, restart] = useCountdown(SECONDS_BETWEEN_MAILS);
  const [request, sending] = useAction(requestPasswordReset, {
    success: words.sentAgain,
    failure: resetFailure,
  });
  async function sendAgain(): Promise<void> {
    if (seconds === 0 && (await request(email))) restart();
  }
  return (
    <GateFrame icon={<MailCheck size={24} />} title={words.sent.title} hasFocus>
      <Subtitle>{(isCertain ? words.sent.first : words.sent.text)(email)}</Subtitle>
      <Text fontSize="sm" color="fg.muted">
        {words.sent.hint}
      </Text>
      <Box mt="5">
        <BusyButton
          variant="outline"
          h="11"
          busy={sending}
          busyText={words.request.busy}
          inactive={seconds > 0}
          onClick={() => void sendAgain()}
        >
          {seconds > 0 ? words.sent.againIn(seconds) : words.sent.again}
        </BusyButton>
        {/* Only the end of the countdown is read out. */}
        <VisuallyHidden role="status">{seconds === 0 ? words.sent.ready : ""}</VisuallyHidden>
      </Box>
      <BackToSignIn onClick={onBack} />
    </GateFrame>
  );
}

function useCountdown(from: number): [seconds: number, restart: () => void] {
  const [seconds, setSeconds] = useState(from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [seconds, () => setSeconds(from)];
}
