import { recoverPage } from "kit/ui/recover-page";
import { WifiOff } from "lucide-react";
import { type ComponentType, lazy, useEffect, useState } from "react";
import { EmptyPanel } from "./empty-panel.tsx";
import { offline } from "./offline.ts";
import { Wrap } from "./section.tsx";
import { showOffline } from "./status-message.ts";

interface LoadedProps<Props> {
  readonly props: Props;
  readonly onRetry: () => void;
}

interface LateCode<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  component: ComponentType<LoadedProps<Props>>;
  hasFailed: boolean;
}

/** @param load for a component that `LatePart` shows */
export function lateCode<Props extends object>(load: LateCode<Props>["load"]): LateCode<Props> {
  const code: LateCode<Props> = { load, component: () => null, hasFailed: false };
  startLoading(code);
  return code;
}

/** A lazy component keeps its failure, so each attempt has its own. */
function startLoading<Props extends object>(code: LateCode<Props>): void {
  code.hasFailed = false;
  code.component = lazy(async (): Promise<{ default: ComponentType<LoadedProps<Props>> }> => {
    try {
      const Part = await code.load();
      return { default: ({ props }) => <Part {...props} /> };
    } catch (error) {
      console.warn("Loading a part of the page failed", error);
      code.hasFailed = true;
      return { default: FailedPart };
    }
  });
}

interface LatePartProps<Props> {
  readonly code: LateCode<Props>;
  readonly props: Props;
}

/**
 * Like a component of `lazy()`, with a message and a retry in place of code that cannot be loaded.
 * An error while the part renders is not caught.
 */
export function LatePart<Props extends object>({ code, props }: LatePartProps<Props>) {
  const [, setAttempt] = useState(0);
  useEffect(
    () => () => {
      if (code.hasFailed) startLoading(code);
    },
    [code],
  );

  async function retry() {
    try {
      await code.load();
    } catch (error) {
      console.warn("Loading a part of the page failed", error);
      if (!(await recoverPage("asked"))) showOffline();
      return;
    }
    startLoading(code);
    setAttempt((n) => n + 1);
  }

  return <code.component props={props} onRetry={() => void retry()} />;
}

function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Wrap pb="section.y">
      <EmptyPanel
        icon={WifiOff}
        title={offline.title}
        text={offline.text}
        action={{ label: offline.retry, onClick: onRetry }}
      />
    </Wrap>
  );
}
