import { chakra } from "@chakra-ui/react";
import { Link, Printer } from "lucide-react";
import { copyLink } from "#ui/article/sharing.ts";
import { TextButton } from "#ui/text-button.tsx";

interface PanelActionsProps {
  readonly address: string;
  readonly words: { readonly copy: string; readonly print: string };
}

export function PanelActions({ address, words }: PanelActionsProps) {
  return (
    <chakra.p data-screen-only="" display="flex" flexWrap="wrap" gap=".25rem 1.5rem" mt="4">
      <TextButton type="button" onClick={() => void copyLink(new URL(address, location.href).href)}>
        <Link aria-hidden="true" />
        {words.copy}
      </TextButton>
      <TextButton type="button" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {words.print}
      </TextButton>
    </chakra.p>
  );
}
