import { Button, type ButtonProps } from "@chakra-ui/react";
import { PICTURE_FILES } from "domain/pictures/picture-types";
import { useRef } from "react";

export interface ChoosePicturesProps extends Omit<ButtonProps, "onClick"> {
  readonly label: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

export function ChoosePictures({ label, multiple, onChoose, ...button }: ChoosePicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_FILES.join(",")}
        multiple={multiple}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = "";
          if (files.length > 0) onChoose(files);
        }}
      />
      <Button size="sm" variant="outline" {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
