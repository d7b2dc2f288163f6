import { Toaster as ChakraToaster, chakra, createToaster, Toast } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { FocusEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { actionButton, closeButton, errorBox, successBox } from "./toast-styles.ts";

/** How long a toast stays, in milliseconds. */
const DURATION = { success: 5000, error: 8000, withAction: 12_000 };

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
  /** The newest one is enough: earlier toasts with the same title go. */
  readonly replacesEarlier?: boolean;
}

const isWide = matchMedia("(min-width: 48rem)").matches;

/** On wide screens settings are on the right and dialogs in the middle, on narrow ones dialogs are at the bottom. */
const toaster = createToaster({
  placement: isWide ? "bottom-start" : "top",
  // Below the header with its buttons.
  offsets: { top: "4.5rem", right: "1rem", bottom: "1rem", left: "1rem" },
  max: 3,
  pauseOnPageIdle: true,
});

export const notify = {
  success: (title: string, description?: string, action?: ToastAction): void =>
    show("success", title, description, action),
  error: (title: string, description?: string, action?: ToastAction): void =>
    show("error", title, description, action),
};

let pressedAt = 0;
const isIn = (target: EventTarget | null, scope: "dialog" | "toast"): boolean =>
  target instanceof Element && target.closest(`[data-scope=${scope}]`) !== null;
for (const type of ["pointerdown", "keydown"]) {
  const press = ({ target }: Event) => {
    // A dialog takes the focus back before the click on the toast's button.
    if (!isIn(target, "toast")) pressedAt = performance.now();
  };
  addEventListener(type, press, { capture: true });
}

/** On narrow screens a success would lie over the tabs or over the buttons of a dialog that opens. */
const replaceable = isWide ? [] : ["success"];

function closeAnswered(types: readonly string[], replacedTitle?: string): void {
  for (const { id, title, type = "", meta } of toaster.getVisibleToasts()) {
    const isAnswered = meta?.shownAt < pressedAt && types.includes(type);
    if (isAnswered || title === replacedTitle) flushSync(() => toaster.remove(id));
  }
}

/** What succeeded before a failure would contradict it. What can still be undone stays. */
function closeContradicted(): void {
  for (const { id, type, meta } of toaster.getVisibleToasts()) {
    if (type === "success" && !meta?.canUndo && meta?.shownAt < pressedAt)
      flushSync(() => toaster.remove(id));
  }
}

addEventListener("focusin", ({ target }) => {
  if (isIn(target, "dialog")) queueMicrotask(() => closeAnswered(replaceable));
});

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
  const duration = action === undefined ? DURATION[type] : DURATION.withAction;
  // React forbids flushSync inside an effect. Without it, of changes to the same rendered state only the last stays.
  queueMicrotask(() => {
    // A success answers the person's last press.
    if (type === "success") {
      closeAnswered(["error", ...replaceable], action?.replacesEarlier ? title : undefined);
    } else {
      closeContradicted();
    }
    const canUndo = action !== undefined && action.replacesEarlier !== true;
    const meta = { shownAt: performance.now(), canUndo };
    const toast = { type, title, ...text, duration, closable: true, meta };
    flushSync(() => toaster.create(toast));
  });
}

/** The library moves the focus back to where it came from, and so keeps Tab and clicks from leaving. */
function letFocusLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
  setTimeout(() => relatedTarget.focus({ preventScroll: true }));
}

export function Toaster() {
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: "4" }} onBlur={letFocusLeave}>
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
        color={isError ? "inherit" : "green.solid"}
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
      <Toast.CloseTrigger aria-label="Close" css={closeButton}>
        <X aria-hidden="true" size={16} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
