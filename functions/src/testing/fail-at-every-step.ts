/** A fresh world with an operation, built once for each way to break the operation. */
interface Scenario<Deps extends object> {
  readonly deps: Deps;
  /** The whole operation, repeated by its caller until it succeeds. */
  readonly run: (deps: Deps) => Promise<unknown>;
  /** What is stored, without random ids and times of a repeat. */
  readonly state: () => unknown;
}

interface Outcome {
  /** Step and failure: 'atomically #2 killed after it took effect'. */
  readonly at: string;
  readonly state: unknown;
}

/** 'fails': one call rejects. 'killed': so do all later calls. */
const KINDS = ["fails", "killed"] as const;
const MOMENTS = ["before", "after"] as const;

/**
 * Runs an operation undisturbed, then in a fresh world for each of its steps: the step fails or the process is killed,
 * before or after the step took effect, and the operation is repeated. A step is a call in `deps` that returns a promise.
 * @param fewest the least number of steps of the operation
 * @returns `interrupted`: what was stored after each failure; `ends`: after its repeat; `expected`: the undisturbed
 *   result for each of `ends`
 */
export async function failAtEveryStep<Deps extends object>(
  open: () => Scenario<Deps>,
  fewest: number,
): Promise<Readonly<Record<"interrupted" | "ends" | "expected", readonly Outcome[]>>> {
  const undisturbed = open();
  const steps: string[] = [];
  const counted: Intercept = (name, call) => {
    steps.push(name);
    return call();
  };
  await undisturbed.run(intercepted(undisturbed.deps, counted));
  if (steps.length < fewest) throw new Error(`Only ${steps.length} steps were broken`);
  const [interrupted, ends, expected]: [Outcome[], Outcome[], Outcome[]] = [[], [], []];
  for (const [index, name] of steps.entries()) {
    for (const kind of KINDS) {
      for (const moment of MOMENTS) {
        const scenario = open();
        let step = -1;
        const broken = intercepted(scenario.deps, async (_, call) => {
          step += 1;
          if (step === index && moment === "after") await call();
          if (step === index || (step > index && kind === "killed")) throw new Error("broken");
          return call();
        });
        // Some operations succeed all the same: only what is stored counts.
        await scenario.run(broken).catch(() => {});
        const at = `${name} #${index + 1} ${kind} ${moment} it took effect`;
        interrupted.push({ at, state: structuredClone(scenario.state()) });
        await scenario.run(scenario.deps);
        ends.push({ at, state: scenario.state() });
        expected.push({ at, state: undisturbed.state() });
      }
    }
  }
  return { interrupted, ends, expected };
}

type Intercept = (name: string, call: () => Promise<unknown>) => Promise<unknown>;

/** Functions, and objects of functions, that return no promise. */
const SYNCHRONOUS = new Set(["now", "log", "random", "secrets"]);

/** The same functions, also in nested objects, whose calls go through `intercept`. */
function intercepted<Deps extends object>(deps: Deps, intercept: Intercept): Deps {
  const wrapped = Object.entries(deps).map(([name, port]: [string, unknown]) => {
    if (typeof port === "function" && !SYNCHRONOUS.has(name)) {
      const call = (...args: unknown[]) =>
        intercept(name, async () => (await Reflect.apply(port, deps, args)) as unknown);
      return [name, call];
    }
    const isNested = typeof port === "object" && port !== null && !SYNCHRONOUS.has(name);
    return [name, isNested ? intercepted(port, intercept) : port];
  });
  return Object.fromEntries(wrapped) as Deps;
}
