import { useState } from "react";
import type { Draft, FieldName, Problems } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";

/**
 * The problems of the last attempt to save, each until its field changes.
 * @param open missing ticks in the claim check
 */
export function useProblems(draft: Draft, open: number) {
  const [found, setFound] = useState<{ problems: Problems; draft: Draft } | null>(null);
  return {
    problems: found === null ? {} : remaining(found.problems, found.draft, draft, open),
    show: (problems: Problems, checked: Draft) => setFound({ problems, draft: checked }),
  };
}

function remaining(
  { claims, ...problems }: Problems,
  checked: Draft,
  draft: Draft,
  open: number,
): Problems {
  const names = Object.keys(problems) as FieldName[];
  const unchanged = names.filter((name) => draft[name] === checked[name]);
  const lacksTicks = claims !== undefined && draft.published && open > 0;
  return {
    ...Object.fromEntries(unchanged.map((name) => [name, problems[name]])),
    ...(lacksTicks ? { claims: messages.claims.problem(open) } : {}),
  };
}
