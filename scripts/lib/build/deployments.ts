interface Deployed {
  readonly __endpoint?: { readonly scheduleTrigger?: unknown };
}

interface Deployments {
  readonly first: readonly string[];
  readonly schedules?: readonly string[];
}

/**
 * Where Cloud Scheduler refuses a schedule, firebase-tools releases no pages, so schedules are last.
 * @returns the arguments of both deployments
 */
export function deploymentsOf(
  args: readonly string[],
  functions: Readonly<Record<string, Deployed>>,
): Deployments {
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
