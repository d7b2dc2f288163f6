import { Button } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { ChosenPicture } from "./picture-library.tsx";

const PictureLibrary = lazyPart(() =>
  import("./picture-library.tsx").then((m) => m.PictureLibrary),
);

interface LibraryButtonProps {
  readonly onChoose: (picture: ChosenPicture) => void;
}

export function LibraryButton({ onChoose }: LibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" alignSelf="start" onClick={() => setIsOpen(true)}>
        Choose from library
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PictureLibrary
            onClose={() => setIsOpen(false)}
            onChoose={(picture) => {
              setIsOpen(false);
              onChoose(picture);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
