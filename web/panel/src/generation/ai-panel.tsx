import { Alert, chakra, Field, Flex, NativeSelect, Text, Textarea } from "@chakra-ui/react";
import { PANEL_LANGUAGES, PANEL_TONES } from "domain/generation/generation";
import { Sparkles } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import type { GenerationRequest } from "./data/generation.ts";
import { topicProblem } from "./generation-state.ts";
import { LivePreview } from "./live-preview.tsx";
import { messages } from "./messages.ts";
import { Result } from "./result.tsx";
import { type ArticleTarget, useGeneration } from "./use-generation.ts";

export interface AiPanelProps {
  readonly editor: ArticleTarget;
  readonly hasFocus: boolean;
}

export function AiPanel({ editor, hasFocus }: AiPanelProps) {
  const [request, setRequest] = useState<GenerationRequest>({
    topic: "",
    language: "spanish",
    tone: "technical",
  });
  const [problem, setProblem] = useState<string>();
  const { generation, start, stop, replace, add, discard } = useGeneration(editor);
  const topic = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [hasInitialFocus] = useState(hasFocus);
  useEffect(() => {
    // This code arrives later than the editor: somebody may type already.
    if (hasInitialFocus && document.activeElement === document.body) topic.current?.focus();
  }, [hasInitialFocus]);
  const working = generation.state === "working";
  /** The button that was pressed disappears, so the focus moves. */
  const thenFocusButton = (act: () => void) => () => {
    act();
    button.current?.focus();
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (working) return;
    const found = topicProblem(request.topic);
    setProblem(found);
    if (found === undefined) start(request);
    else {
      notify.error(messages.error, found);
      topic.current?.focus();
    }
  }
  return (
    <PanelCard title={messages.title} icon={<Sparkles aria-hidden="true" size={18} />}>
      <chakra.form display="flex" flexDirection="column" gap="4" p="5" onSubmit={submit}>
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>{messages.topic}</Field.Label>
          <Textarea
            ref={topic}
            rows={2}
            placeholder={messages.topicPlaceholder}
            value={request.topic}
            onChange={(event) => {
              setProblem(undefined);
              setRequest({ ...request, topic: event.currentTarget.value });
            }}
          />
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
        <Flex gap="3">
          <Choice
            label={messages.language}
            value={request.language}
            options={PANEL_LANGUAGES}
            words={messages.languages}
            onChange={(language) => setRequest({ ...request, language })}
          />
          <Choice
            label={messages.tone}
            value={request.tone}
            options={PANEL_TONES}
            words={messages.tones}
            onChange={(tone) => setRequest({ ...request, tone })}
          />
        </Flex>
        <BusyButton
          ref={button}
          type="submit"
          variant="outline"
          busy={working}
          busyText={messages.busy}
        >
          <Sparkles aria-hidden="true" size={16} /> {messages.generate}
        </BusyButton>
        {generation.state === "idle" ? (
          <Text textStyle="caption" color="fg.muted">
            {messages.hint}
          </Text>
        ) : null}
        {working ? <LivePreview generation={generation} onStop={thenFocusButton(stop)} /> : null}
        {generation.state === "stopped" ? (
          <Text role="status" textStyle="caption" color="fg.muted">
            {messages.stopped}
          </Text>
        ) : null}
        {generation.state === "failed" ? (
          <Alert.Root status="error" size="sm">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{messages.failed.title}</Alert.Title>
              <Alert.Description>
                {generation.reason} {messages.untouched}
              </Alert.Description>
            </Alert.Content>
          </Alert.Root>
        ) : null}
        {generation.state === "done" ? (
          <Result
            result={generation.result}
            isUsed={generation.isUsed}
            onReplace={() => replace(generation.result)}
            onAdd={thenFocusButton(() => add(generation.result))}
            onDiscard={thenFocusButton(discard)}
          />
        ) : null}
      </chakra.form>
    </PanelCard>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, words, onChange } = props;
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          onChange={(event) => {
            const chosenOption = options.find((name) => name === event.currentTarget.value);
            if (chosenOption) onChange(chosenOption);
          }}
        >
          {options.map((name) => (
            <option key={name} value={name}>
              {words[name]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
