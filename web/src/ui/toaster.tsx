import { Toaster as ChakraToaster, chakra, createToaster, Toast } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";

/** Milliseconds: an error takes longer to read and to act on (design patterns 5). */
const DURATION = { success: 5000, error: 8000 };

/** One thing to do about what a toast says, such as 'Undo'. The toast stays longer then. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}
const ACTION_DURATION = 12_000;

const toaster = createToaster({ placement: "bottom-end", max: 3, pauseOnPageIdle: true });

/** Short messages at the edge of the screen. Never the only copy of an error that the person must mend. */
export const notify = {
  /** Says that something was done, and may offer to take it back. */
  success: (title: string, description?: string, action?: ToastAction): void =>
    show("success", title, description, action),
  /** Says that something failed: destructive look, announced at once. It may offer what helps. */
  error: (title: string, description?: string, action?: ToastAction): void =>
    show("error", title, description, action),
};

function show(
  type: "success" | "error",
  title: string,
  description?: string,
  action?: ToastAction,
): void {
  const text = {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
  };
  const duration = action === undefined ? DURATION[type] : ACTION_DURATION;
  // The toast store draws at once, which React does not allow inside an effect: there the toast would be lost.
  queueMicrotask(() => {
    toaster.create({ type, title, ...text, duration, closable: true });
  });
}

/** The place where toasts appear. Drawn once; its look is its own, because the site's system has no toast recipe. */
export function Toaster() {
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: "4" }} zIndex="1700">
      {(toast) => (
        <ToastBox
          title={toast.title}
          description={toast.description}
          action={toast.action?.label}
          isError={toast.type === "error"}
        />
      )}
    </ChakraToaster>
  );
}

interface ToastBoxProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** Label of the button; its work is the toast's own. */
  readonly action: string | undefined;
  readonly isError: boolean;
}

function ToastBox({ title, description, action, isError }: ToastBoxProps) {
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <Toast.Root role={isError ? "alert" : "status"} css={isError ? errorBox : successBox}>
      <chakra.span
        aria-hidden="true"
        display="flex"
        flex="none"
        pt="0.5"
        color={isError ? "white" : "green.600"}
      >
        <Icon size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div flex="1" minWidth="0">
        <Toast.Title css={{ fontWeight: 600, fontSize: ".875rem", lineHeight: 1.43 }}>
          {title}
        </Toast.Title>
        {description === undefined ? null : (
          <Toast.Description css={{ fontSize: ".8125rem", lineHeight: 1.45, opacity: 1 }}>
            {description}
          </Toast.Description>
        )}
        {action === undefined ? null : (
          <Toast.ActionTrigger css={actionButton}>{action}</Toast.ActionTrigger>
        )}
      </chakra.div>
      <Toast.CloseTrigger
        aria-label={document.documentElement.lang === "es" ? "Cerrar" : "Close"}
        css={closeButton}
      >
        <X aria-hidden="true" size={16} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

const box = {
  display: "flex",
  alignItems: "flex-start",
  gap: ".75rem",
  width: { base: "100%", md: "24rem" },
  padding: ".875rem 2.75rem .875rem 1rem",
  borderRadius: "12px",
  borderWidth: "1px",
  boxShadow: "lg",
  overflowWrap: "anywhere",
  translate: "var(--x) var(--y)",
  scale: "var(--scale)",
  zIndex: "var(--z-index)",
  height: "var(--height)",
  opacity: "var(--opacity)",
  willChange: "translate, opacity, scale",
  transition: "translate .2s, scale .2s, opacity .2s, height .2s",
} as const;

const successBox = { ...box, background: "white", color: "gray.900", borderColor: "gray.200" };
const errorBox = { ...box, background: "red.600", color: "white", borderColor: "red.600" };

const actionButton = {
  minHeight: "2rem",
  marginTop: ".375rem",
  fontSize: ".875rem",
  fontWeight: 600,
  color: "inherit",
  textDecoration: "underline",
  cursor: "pointer",
} as const;

const closeButton = {
  position: "absolute",
  top: ".5rem",
  insetInlineEnd: ".5rem",
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  padding: 0,
  borderRadius: "8px",
  color: "inherit",
  cursor: "pointer",
  _hover: { background: "rgb(127 127 127 / .18)" },
} as const;
