import { Grid, Kbd, Switch, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { messages } from "./messages.ts";

const words = messages.keys;

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
}

export function KeysDialog({ open, onClose, isOn, onTurn }: KeysDialogProps) {
  return (
    <PanelDialog open={open} title={words.title} hasCloseButton onClose={onClose}>
      <Grid as="dl" templateColumns="auto 1fr" gap="2.5" columnGap="5" alignItems="center" mb="6">
        {words.list.map(([keys, effect]) => (
          <Fragment key={effect}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key} me="1">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </Fragment>
        ))}
      </Grid>
      <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onTurn(checked)}>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{words.letters}</Switch.Label>
      </Switch.Root>
      <Text textStyle="caption" color="fg.muted" mt="1">
        {words.lettersHint}
      </Text>
    </PanelDialog>
  );
}
