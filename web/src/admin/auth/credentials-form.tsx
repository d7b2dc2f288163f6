import { Alert, chakra, Field, Input, Text } from "@chakra-ui/react";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { messages } from "./messages.ts";
import { PasswordField } from "./password-field.tsx";
import { useCredentials } from "./use-credentials.ts";

/** E-mail and password, to sign in or to create an account. */
export function CredentialsForm() {
  const form = useCredentials();
  const words = messages.modes[form.mode];
  return (
    <>
      <Text fontSize="md" color="fg.muted" mt="1.5" mb="7">
        {words.subtitle}
      </Text>
      <chakra.form
        noValidate
        display="grid"
        gap="4.5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit(event.currentTarget.elements);
        }}
      >
        {form.problem === undefined ? null : (
          <Alert.Root status="error" size="sm" alignItems="center">
            <Alert.Indicator />
            <Alert.Title textStyle="ui" fontWeight="500">
              {form.problem}
            </Alert.Title>
          </Alert.Root>
        )}
        <Field.Root invalid={form.errors.email !== undefined}>
          <Field.Label>{messages.email}</Field.Label>
          <Input
            h="11"
            fontSize="md"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.email}
            onChange={(event) => form.setEmail(event.currentTarget.value)}
          />
          <Field.ErrorText>{form.errors.email}</Field.ErrorText>
        </Field.Root>
        <PasswordField
          autoComplete={form.mode === "sign-in" ? "current-password" : "new-password"}
          value={form.password}
          onChange={form.setPassword}
          error={form.errors.password}
        />
        <BusyButton
          type="submit"
          h="12"
          mt="1.5"
          textStyle="body"
          fontWeight="600"
          busy={form.busy}
          busyText={words.busy}
        >
          {words.submit}
        </BusyButton>
      </chakra.form>
      <Text mt="6" color="fg.muted">
        {words.question}{" "}
        <chakra.button
          type="button"
          color="fg.link"
          fontWeight="600"
          borderBottomWidth="1px"
          borderColor="brand.muted"
          cursor="pointer"
          _hover={{ borderColor: "currentColor" }}
          onClick={form.changeMode}
        >
          {words.change}
        </chakra.button>
      </Text>
    </>
  );
}
