import { chakra, Field, Input, Text } from "@chakra-ui/react";
import type { Role } from "domain/accounts/permissions";
import { type FormEvent, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PanelSelect } from "#ui/select.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import { createAdministrator } from "./data/users.ts";
import { messages } from "./messages.ts";
import { invite, ROLE_OPTIONS } from "./user-questions.ts";

const words = messages.create;

type Created = Awaited<ReturnType<typeof createAdministrator>>;

/** What was typed stays when the creation fails, or when it was typed meanwhile. */
export function CreateCard({ onCreated }: { readonly onCreated: () => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [role, setRole] = useState<Role>("editor");
  const [create, creating] = useAction(createAdministrator, {
    success: (result) =>
      result.password_set ? { title: words.done, description: nextStepText(result) } : words.kept,
    failure: words.failed,
  });
  const [sendInvitation, inviting] = useAction(invite, {
    success: (notice) => notice,
    failure: messages.invite.failed,
  });
  const address = email.trim();
  const isIncomplete = address === "" || password === "";

  function isReady(form: HTMLFormElement, missing: string | undefined): boolean {
    if (missing === undefined) return form.reportValidity();
    notify.error(missing);
    const fields = [...form.querySelectorAll("input")];
    fields.find(({ value }) => value.trim() === "")?.focus();
    return false;
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isReady(event.currentTarget, isIncomplete ? words.required : undefined)) return;
    if (await create(address, password)) clear();
  }
  async function inviteByLink(form: HTMLFormElement | null) {
    const missing = address === "" ? messages.invite.required : undefined;
    if (!form || !isReady(form, missing)) return;
    if (await sendInvitation(address, role)) clear();
  }
  function clear() {
    setEmail((typed) => (typed === email ? "" : typed));
    setPassword((typed) => (typed === password ? "" : typed));
    onCreated();
  }
  return (
    <PanelCard title={words.title} description={words.subtitle} ruled={false}>
      <chakra.form noValidate display="grid" gap="4" px="5" pb="5" onSubmit={submit}>
        <Field.Root>
          <Field.Label>{words.email}</Field.Label>
          <Input
            type="email"
            name="new-administrator"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field.Root>
        <PasswordField
          autoComplete="new-password"
          hint={words.hint}
          value={password}
          onChange={setPassword}
        />
        <BusyButton type="submit" busy={creating} busyText={words.busy} inactive={isIncomplete}>
          {words.submit}
        </BusyButton>
        <PanelSelect
          label={messages.invite.role}
          value={role}
          options={ROLE_OPTIONS}
          onChange={setRole}
        />
        <BusyButton
          variant="outline"
          busy={inviting}
          busyText={messages.invite.busy}
          inactive={address === ""}
          onClick={({ currentTarget }) => void inviteByLink(currentTarget.form)}
        >
          {messages.invite.label}
        </BusyButton>
        <Text textStyle="caption" color="fg.muted">
          {messages.invite.hint}
        </Text>
      </chakra.form>
    </PanelCard>
  );
}

function nextStepText({ mail_sent }: Created): string {
  return mail_sent ? words.mustConfirm : words.notMailed;
}
