import { chakra } from "@chakra-ui/react";
import type { Ref } from "react";

interface FormTitleProps {
  readonly hidden: boolean;
  readonly id: string;
  readonly ref: Ref<HTMLHeadingElement> | undefined;
  readonly children: string;
}

export function FormTitle({ hidden, id, ref, children }: FormTitleProps) {
  return (
    <chakra.h2
      id={id}
      ref={ref}
      tabIndex={-1}
      textStyle="heading.md"
      // srOnly={false} would undo the margin.
      {...(hidden ? { srOnly: true } : { marginBottom: "2" })}
    >
      {children}
    </chakra.h2>
  );
}
