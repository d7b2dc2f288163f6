import { Field, Text, Textarea } from "@chakra-ui/react";
import { joinLines } from "domain/shared/text";
import { useEffect, useRef } from "react";
import { messages } from "./shared/messages.ts";

export interface TitleFieldProps {
  readonly value: string;
  readonly slug: string;
  readonly problem: string | undefined;
  readonly hasFocus: boolean;
  readonly onChange: (title: string) => void;
}

export function TitleField({ value, slug, problem, hasFocus, onChange }: TitleFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <Field.Root required invalid={problem !== undefined}>
        <Field.Label srOnly>{messages.titleLabel}</Field.Label>
        <Textarea
          ref={field}
          autoresize
          rows={1}
          lang="es"
          value={value}
          placeholder={messages.titlePlaceholder}
          variant="subtle"
          bg="transparent"
          borderColor="transparent"
          _hover={{ bg: "bg.subtle" }}
          _focusVisible={{ bg: "bg" }}
          mx="-2"
          w="calc(100% + 1rem)"
          px="2"
          py="1"
          fontSize={{ base: "1.75rem", md: "2.375rem" }}
          lineHeight="1.15"
          letterSpacing="-.02em"
          fontWeight="580"
          // Titles have one line.
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={(event) => onChange(joinLines(event.target.value))}
        />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <Text
        fontFamily="mono"
        fontSize="13px"
        color="fg.muted"
        mt="2"
        mb="6"
        overflowWrap="anywhere"
      >
        /blog/
        <Text as="span" color={slug === "" ? "fg.muted" : "fg"}>
          {slug === "" ? messages.slugPending : slug}
        </Text>
      </Text>
    </>
  );
}
