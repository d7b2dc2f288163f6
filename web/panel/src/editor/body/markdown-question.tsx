import { lossesInMarkdown } from "domain/articles/markdown-losses";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { messages } from "../shared/messages.ts";
import { describeLosses } from "./losses.ts";

const words = messages.loss;

export interface MarkdownQuestionProps {
  readonly html: string;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

export function MarkdownQuestion({ html, onStay, onGo }: MarkdownQuestionProps) {
  const [losses] = useState(() => describeLosses(lossesInMarkdown(html)));
  useEffect(() => {
    if (losses === "") onGo();
  }, [losses, onGo]);
  return (
    <ConfirmDialog
      recommendsCancel
      palette="brand"
      open={losses !== ""}
      title={words.title}
      cancel={words.stay}
      confirm={words.go}
      onCancel={onStay}
      onConfirm={onGo}
    >
      {`${words.text} ${losses}`}
    </ConfirmDialog>
  );
}
