import { Button, Flex, Text } from "@chakra-ui/react";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import { useRead } from "kit/firebase/use-read";
import { paths } from "kit/lib/paths";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { PasswordField } from "#ui/password-field.tsx";
import { usePanelTitle } from "#ui/title.ts";
import { useAction } from "#ui/use-action.ts";
import { accountOfCode, choosePassword, codeOfLink } from "../data/password-reset.ts";
import { GateForm } from "./gate-form.tsx";
import { BackToSignIn, GateFrame, Subtitle } from "./gate-frame.tsx";
import { messages, newPasswordFailure } from "./messages.ts";
import { ResetSteps } from "./reset-steps.tsx";

const words = messages.reset;

/** The page of a mailed link. The code leaves the address as soon as it is read. */
export function NewPassword() {
  const [link] = useState(() => location.hash.slice(1));
  const [hasExpired, setHasExpired] = useState(link === "");
  usePanelTitle(words.create.title);
  useEffect(() => history.replaceState(history.state, "", location.pathname), []);
  const readAccount = async () => {
    const code = await codeOfLink(link);
    return { code, email: await accountOfCode(code) };
  };
  const account = useRead(
    link === "" ? null : readAccount,
    [link],
    "The link could not be checked",
  );

  const navigate = useNavigate();
  const toSignIn = (passwordChangedFor?: string) =>
    navigate(paths.panel, { replace: true, state: { passwordChangedFor } });
  if (hasExpired || (account.state === "failed" && isUsed(account.error)))
    return <Expired onBack={() => void toSignIn()} />;
  if (account.state !== "ready") {
    const hasFailed = account.state === "failed";
    return (
      <GateFrame title={words.create.title}>
        <Subtitle>{hasFailed ? words.create.failed : words.create.checking}</Subtitle>
        {hasFailed ? <Button onClick={account.retry}>{words.create.retry}</Button> : null}
      </GateFrame>
    );
  }
  const { code, email } = account.data;
  return (
    <PasswordForm
      code={code}
      email={email}
      onExpired={() => setHasExpired(true)}
      onChanged={() => void toSignIn(email)}
    />
  );
}

interface PasswordFormProps {
  readonly code: string;
  readonly email: string;
  readonly onExpired: () => void;
  readonly onChanged: () => void;
}

function PasswordForm({ code, email, onExpired, onChanged }: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isLong = password.length >= limits.password;
  const [save, saving] = useAction(choosePassword, {
    failure: (failure) => {
      const notice = newPasswordFailure(failure);
      if (isUsed(failure)) onExpired();
      else if (failure instanceof DomainError && failure.code === "invalid-argument")
        setError(notice.description);
      else setProblem(notice.description);
      return notice;
    },
  });
  async function submit(field: HTMLElement | null): Promise<void> {
    setProblem(undefined);
    setError(isLong ? undefined : words.create.short);
    if (!isLong) field?.focus();
    else if (await save(code, password)) onChanged();
  }
  return (
    <GateFrame title={words.create.title} hasFocus>
      <Subtitle>{words.create.subtitle(email)}</Subtitle>
      <GateForm
        problem={problem}
        submit={words.create.submit}
        busy={saving}
        busyText={words.create.busy}
        onSubmit={(form) => void submit(form.querySelector<HTMLElement>("[name=password]"))}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          isLarge
          label={words.create.label}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={error}
        />
        <Flex align="center" gap="2" fontSize="sm" color={isLong ? "fg.success" : "fg.muted"}>
          <CircleCheck aria-hidden="true" size={16} />
          {words.create.rule}
        </Flex>
      </GateForm>
      <Text mt="5" fontSize="xs" color="fg.muted">
        {words.create.note}
      </Text>
    </GateFrame>
  );
}

function Expired({ onBack }: { readonly onBack: () => void }) {
  const [email, setEmail] = useState("");
  const [asks, setAsks] = useState(false);
  if (asks) return <ResetSteps email={email} setEmail={setEmail} onBack={onBack} />;
  return (
    <GateFrame icon={<TriangleAlert size={24} />} title={words.expired.title} hasFocus>
      <Subtitle>{words.expired.text}</Subtitle>
      <Button w="full" h="12" onClick={() => setAsks(true)}>
        {words.expired.submit}
      </Button>
      <BackToSignIn onClick={onBack} />
    </GateFrame>
  );
}

/** Whether a link has been used, has expired or never existed. */
function isUsed(error: unknown): boolean {
  return error instanceof DomainError && error.code === "not-found";
}
