import { Badge, Box, Button, Flex, Spinner, Text } from "@chakra-ui/react";
import { adminDate } from "kit/lib/format/dates";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { PanelCard } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { SecondFactor } from "../data/second-factor.ts";
import type { Session } from "../data/session.ts";
import { useCan } from "../data/use-can.ts";
import { Demand } from "./demand.tsx";
import { messages } from "./messages.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RemoveForm } from "./remove-form.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

const SetupSteps = lazyPart(() => import("./setup-steps.tsx").then((m) => m.SetupSteps));

interface SecondFactorCardProps {
  readonly session: Pick<
    Extract<Session, { state: "signed-in" }>,
    "hasFactor" | "isFactorDemanded"
  >;
}

export function SecondFactorCard({ session }: SecondFactorCardProps) {
  const factor = useSecondFactor();
  const mayDemand = useCan()("users.demandSecondFactor");
  return (
    <PanelCard title={messages.title} ruled={false}>
      {factor.state === "loading" ? (
        <Loading text={messages.loading} />
      ) : factor.state === "failed" ? (
        <Box px="5" pb="5">
          <Summary text={messages.failed} action={messages.retry} onAction={factor.retry} />
        </Box>
      ) : (
        <OwnFactor factor={factor.data} onChanged={factor.readAgain} />
      )}
      {mayDemand ? (
        <Demand canChange={session.hasFactor} isDemanded={session.isFactorDemanded} />
      ) : null}
    </PanelCard>
  );
}

function Loading({ text }: { readonly text: string }) {
  return (
    <Flex role="status" align="center" gap="2.5" px="5" pb="5" color="fg.muted">
      <Spinner size="sm" aria-hidden="true" /> {text}
    </Flex>
  );
}

interface OwnFactorProps {
  readonly factor: SecondFactor | null;
  readonly onChanged: () => void;
}

function OwnFactor({ factor, onChanged }: OwnFactorProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    content.current?.focus();
  };
  const done = () => {
    close();
    onChanged();
  };
  return (
    <Box ref={content} tabIndex={-1} outline="none" px="5" pb="5">
      {isOpen ? (
        <Suspense fallback={<Loading text={messages.loading} />}>
          {factor === null ? (
            <SetupSteps onDone={done} onCancel={close} />
          ) : (
            <RemoveForm factor={factor} onDone={done} onCancel={close} />
          )}
        </Suspense>
      ) : factor === null ? (
        <Summary text={messages.offText} action={messages.open} onAction={() => setIsOpen(true)} />
      ) : (
        <Summary
          text={messages.onText}
          action={messages.remove.open}
          onAction={() => setIsOpen(true)}
          below={<RecoveryCodes />}
        >
          <Flex align="center" gap="2.5" mb="2">
            <Badge colorPalette="green">{messages.on}</Badge>
            <Text textStyle="caption" color="fg.muted">
              {messages.since(adminDate(factor.since))}
            </Text>
          </Flex>
        </Summary>
      )}
    </Box>
  );
}

interface SummaryProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}

function Summary({ text, action, onAction, children, below }: SummaryProps) {
  return (
    <>
      {children}
      <Text mb="4" color="fg.muted">
        {text}
      </Text>
      <Button variant="outline" onClick={onAction}>
        {action}
      </Button>
      {below}
    </>
  );
}
