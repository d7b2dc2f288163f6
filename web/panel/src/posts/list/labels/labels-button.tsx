import { Button } from "@chakra-ui/react";
import { Tags } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import { messages } from "../messages.ts";

const LabelsDialog = lazyPart(() => import("./labels-dialog.tsx").then((m) => m.LabelsDialog));

export function LabelsButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        <Tags aria-hidden="true" size={16} /> {messages.labels.button}
      </Button>
      {wasOpen ? (
        <Suspense fallback={null}>
          <LabelsDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
