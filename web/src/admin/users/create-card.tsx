import { Button, Field, Flex, IconButton, Input, InputGroup } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { type FormEvent, useState } from "react";
import { createAdministrator } from "#data/users.ts";
import { PanelCard } from "#ui/panel-card.tsx";
import { notify } from "#ui/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";

const words = messages.create;

/** 'Create New Administrator' (USR-01): what is typed stays when it fails. */
export function CreateCard({ onCreated }: { readonly onCreated: () => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const [create, creating] = useAction(createAdministrator, {
    success: ({ verified, mail_sent }) => ({
      title: words.done,
      description: next(verified, mail_sent),
    }),
    failure: words.failed,
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (address === "" || password === "") {
      notify.error(words.required);
      return;
    }
    if (!(await create(address, password))) return;
    setEmail("");
    setPassword("");
    onCreated();
  }
  return (
    <PanelCard title={words.title} description={words.subtitle} ruled={false}>
      <Flex as="form" direction="column" gap="4" px="5" pb="5" onSubmit={submit}>
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
        <Field.Root>
          <Field.Label>{words.password}</Field.Label>
          <InputGroup
            endElementProps={{ paddingInline: "1" }}
            endElement={
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={words.show}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              </IconButton>
            }
          >
            <Input
              type={shown ? "text" : "password"}
              pe="12"
              autoComplete="new-password"
              spellCheck={false}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </InputGroup>
          <Field.HelperText>{words.hint}</Field.HelperText>
        </Field.Root>
        <Button type="submit" disabled={creating || email === "" || password === ""}>
          {creating ? words.busy : words.submit}
        </Button>
      </Flex>
    </PanelCard>
  );
}

function next(verified: boolean, mailed: boolean): string {
  if (verified) return words.atOnce;
  return mailed ? words.mustConfirm : words.notMailed;
}
