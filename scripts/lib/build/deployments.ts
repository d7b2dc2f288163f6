export type DeployedFunctions = Readonly<
  Record<string, { readonly __endpoint?: { readonly scheduleTrigger?: unknown } }>
>;

interface Deployments {
  readonly first: readonly string[];
  readonly schedules?: readonly string[];
}

/** Schedules are last: where Cloud Scheduler refuses one, firebase-tools releases no pages. */
export function deploymentsOf(args: readonly string[], functions: DeployedFunctions): Deployments {
  if (args.some((arg) => /^--(?:only|except)\b/.test(arg))) return { first: args };
  const called = Object.keys(functions).filter(
    (name) => functions[name]?.__endpoint?.scheduleTrigger === undefined,
  );
  const targets = ["firestore", "storage", ...called.map((name) => `functions:${name}`), "hosting"];
  return {
    first: ["--only", targets.join(","), ...args],
    schedules: ["--only", "functions", ...args],
  };
}
