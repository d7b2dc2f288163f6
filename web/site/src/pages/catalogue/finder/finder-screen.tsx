import { WifiOff } from "lucide-react";
import { type RefObject, useDeferredValue, useLayoutEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import type { Criterion, FinderIndex } from "#catalogue/finder/model.ts";
import { loadIndex } from "#data/catalogue/finder-index.ts";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { LoadingMessage } from "#ui/loading-message.tsx";
import { withFamily } from "./choose-family.ts";
import { content } from "./content.ts";
import { FamilyButtons } from "./family-buttons.tsx";
import { FinderResults } from "./results.tsx";
import { parsedText, type Search, search } from "./search.ts";
import { type FinderState, without } from "./state.ts";
import { useIndex } from "./use-index.ts";

interface FinderScreenProps {
  /** Of the index. */
  readonly address: string;
  readonly state: FinderState;
  /** Where the families' badges are. */
  readonly badges: RefObject<HTMLElement | null>;
  readonly onChange: (state: FinderState, isTyped?: boolean) => void;
  readonly onSearch: (search: Search) => void;
}

/** Loads the references ahead of the first letter. */
export async function prepareFinder(address: string): Promise<void> {
  await loadIndex(address);
}

/** In place of the cards while something is searched for. */
export function FinderScreen(props: FinderScreenProps) {
  const { index, hasFailed, retry } = useIndex(props.address);
  if (index) return <LoadedFinder {...props} index={index} />;
  if (!hasFailed) return <LoadingMessage>{content.loading}</LoadingMessage>;
  return (
    <EmptyPanel
      icon={WifiOff}
      title={content.failed.title}
      text={content.failed.text}
      action={{ label: content.failed.retry, onClick: () => void retry() }}
    />
  );
}

interface LoadedFinderProps extends FinderScreenProps {
  readonly index: FinderIndex;
}

function LoadedFinder({ index, state, badges, onChange, onSearch }: LoadedFinderProps) {
  // A letter is drawn before the references that it finds.
  const shownState = useDeferredValue(state);
  const found = useMemo(() => search(index, shownState), [index, shownState]);
  useLayoutEffect(() => onSearch(found), [found, onSearch]);

  const parsed = () => parsedText(index, state.text);
  function clear() {
    // Also of numbers that cannot be read, which the state does not have.
    document.querySelector<HTMLElement>("#filtros [data-action=clear]")?.click();
    document.getElementById("q")?.focus();
  }

  const buttons = (
    <FamilyButtons
      families={index.families}
      counts={found.found.counts.family}
      criteria={found.criteria}
      onChoose={(family) => onChange(withFamily(state, parsed(), family))}
    />
  );
  return (
    <>
      {badges.current ? createPortal(buttons, badges.current) : null}
      <FinderResults
        index={index}
        search={found}
        onOrder={(order) => onChange({ ...state, order }, true)}
        onRemove={(criteria: readonly Criterion[], words) =>
          onChange(without(state, parsed(), criteria, words))
        }
        onClear={clear}
      />
    </>
  );
}
