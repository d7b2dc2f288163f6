/** Exports of the functions, by name, with what firebase-tools reads of them. */
export type DeployedFunctions = Readonly<
  Record<string, { readonly __endpoint?: { readonly scheduleTrigger?: unknown } }>
>;

/** One run of `firebase deploy`. */
export interface Stage {
  /** What is live when the stage has ended well. */
  readonly releases: string;
  readonly args: readonly string[];
}

interface Configuration {
  readonly hosting: {
    readonly rewrites: readonly { readonly function?: { readonly functionId: string } }[];
  };
}

const TARGETS = ["firestore", "storage", "functions", "hosting"];

/**
 * Plans a release so that public pages are live before anything of the panel or a schedule can fail. What firebase-tools
 * would ask is answered: the last stage removes functions that are no longer exported, and none removes an index, which
 * a rollback may need.
 * @param only the value of `--only`; parts of a target, as `firestore:indexes`, are deployed in one stage
 */
export function planStages(
  only: string | undefined,
  { hosting }: Configuration,
  functions: DeployedFunctions,
): readonly Stage[] {
  const targets = only?.split(",") ?? TARGETS;
  if (!targets.every((target) => TARGETS.includes(target)))
    return [{ releases: targets.join(", "), args: ["--only", targets.join(",")] }];
  const { rewrites } = hosting;
  const called = new Set(rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []));
  const visited = Object.keys(functions).filter((name) => called.has(name));
  const ofPanel = Object.keys(functions).filter(
    (name) => !called.has(name) && functions[name]?.__endpoint?.scheduleTrigger === undefined,
  );
  const listFunctions = (names: readonly string[]) =>
    targets.includes("functions") ? names.map((name) => `functions:${name}`) : [];
  const choose = (...names: readonly string[]) =>
    names.filter((target) => targets.includes(target));
  const plan: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ["rules and indexes", choose("firestore", "storage"), []],
    ["public site", [...listFunctions(visited), ...choose("hosting")], ["--force"]],
    ["panel", listFunctions(ofPanel), ["--force"]],
    // The stage skips what those before have released.
    ["scheduled functions", choose("functions"), ["--force"]],
  ];
  return plan
    .filter(([, chosen]) => chosen.length > 0)
    .map(([releases, chosen, options]) => ({
      releases,
      args: ["--only", chosen.join(","), ...options],
    }));
}
