import { Alert, Button } from "@chakra-ui/react";
import { loadTwice } from "kit/lib/load-twice";
import {
  type ComponentType,
  lazy,
  type ReactElement,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from "react";
import { reloadForCode } from "./reload.ts";

interface LoadedProps<Props> {
  readonly props: Props;
  readonly onRetry: () => void;
}

interface Code<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  component: ComponentType<LoadedProps<Props>>;
  hasFailed: boolean;
}

/**
 * Like `lazy()`, for code that may be missing without a connection or after a deployment: loads it
 * twice, then reloads the page once, then shows a message with a retry.
 */
export function lazyPart<Props extends object>(
  load: Code<Props>["load"],
): (props: Props) => ReactElement {
  const code: Code<Props> = { load, component: FailedPart, hasFailed: false };
  startLoading(code, false);
  return (props) => <LazyPart code={code} props={props} />;
}

/**
 * A lazy component keeps its failure, so each attempt has its own.
 * @param isAsked an administrator pressed a button
 */
function startLoading<Props extends object>(code: Code<Props>, isAsked: boolean): void {
  code.hasFailed = false;
  code.component = lazy(async (): Promise<{ default: ComponentType<LoadedProps<Props>> }> => {
    try {
      const Part = await loadTwice(code.load);
      return { default: ({ props }) => <Part {...props} /> };
    } catch (error) {
      console.warn("A part of the panel could not be loaded", error);
      // Suspended until the page is gone.
      if (await reloadForCode(isAsked)) await new Promise(() => {});
      code.hasFailed = true;
      return { default: FailedPart };
    }
  });
}

interface LazyPartProps<Props> {
  readonly code: Code<Props>;
  readonly props: Props;
}

function LazyPart<Props extends object>({ code, props }: LazyPartProps<Props>) {
  const [, setAttempts] = useState(0);
  useEffect(
    () => () => {
      if (code.hasFailed) startLoading(code, false);
    },
    [code],
  );
  const onRetry = useCallback(() => {
    startLoading(code, true);
    // What is around the message stays in place while the code is loaded.
    startTransition(() => setAttempts((n) => n + 1));
  }, [code]);
  return <code.component props={props} onRetry={onRetry} />;
}

function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    addEventListener("online", onRetry, { once: true });
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <Alert.Root status="warning" my="4" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1 1 16rem">
        <Alert.Title>This part of the panel could not be loaded</Alert.Title>
        <Alert.Description>Check your connection, then try again.</Alert.Description>
      </Alert.Content>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Alert.Root>
  );
}
