/**
 * Breaks an operation at every step of its way, for tests. A step is a call of a port that gives a promise: a commit, a
 * mail, an account that changes.
 */

/** One world to break an operation in: made anew for each way to break it. */
export interface Trial<Deps extends object> {
  readonly deps: Deps;
  /** The whole operation, as a person or a schedule would do it: to be repeated until it says that it is done. */
  readonly run: (deps: Deps) => Promise<unknown>;
  /** What the world holds, without what may differ: random ids, times of a repeat. */
  readonly state: () => unknown;
}

/** What a world holds after one step was broken and the operation was then repeated undisturbed. */
interface End {
  /** Which step, and how: 'atomically #2 killed after it took effect'. */
  readonly at: string;
  readonly state: unknown;
}

/** 'fails': this call alone, the operation may answer. 'killed': nothing after it happens either. */
const KINDS = ["fails", "killed"] as const;
const MOMENTS = ["before", "after"] as const;

/**
 * Runs an operation once undisturbed, then in a fresh world for each of its steps: the step fails, or the process is
 * killed there, before and after the step took effect; then the operation is repeated.
 * @param fewest steps that the operation must have, so that it is known to have been broken at all
 * @returns `halves`: what each broken world held; `ends`: what it held after the repeat; `expected`: the same ends, each
 *   with what the undisturbed world holds
 * @throws when there are fewer steps
 */
export async function breakEveryStep<Deps extends object>(
  world: () => Trial<Deps>,
  fewest: number,
): Promise<Readonly<Record<"halves" | "ends" | "expected", readonly End[]>>> {
  const whole = world();
  const steps: string[] = [];
  const counted: Disturb = (name, call) => {
    steps.push(name);
    return call();
  };
  await whole.run(stepping(whole.deps, counted));
  if (steps.length < fewest) throw new Error(`Only ${steps.length} steps were broken`);
  const [halves, ends, expected]: [End[], End[], End[]] = [[], [], []];
  for (const [index, name] of steps.entries()) {
    for (const kind of KINDS) {
      for (const moment of MOMENTS) {
        const trial = world();
        let step = -1;
        const disturbed = stepping(trial.deps, async (_, call) => {
          step += 1;
          if (step === index && moment === "after") await call();
          if (step === index || (step > index && kind === "killed")) throw new Error("broken");
          return call();
        });
        // Some operations answer all the same: what counts is what is stored.
        await trial.run(disturbed).catch(() => {});
        const at = `${name} #${index + 1} ${kind} ${moment} it took effect`;
        halves.push({ at, state: structuredClone(trial.state()) });
        await trial.run(trial.deps);
        ends.push({ at, state: trial.state() });
        expected.push({ at, state: whole.state() });
      }
    }
  }
  return { halves, ends, expected };
}

type Disturb = (name: string, call: () => Promise<unknown>) => Promise<unknown>;

/** Ports that give no promise. */
const PLAIN = new Set(["now", "log", "random"]);

/** The same ports, whose promises go through `disturb`; ports within ports too. */
function stepping<Deps extends object>(deps: Deps, disturb: Disturb): Deps {
  const wrapped = Object.entries(deps).map(([name, port]: [string, unknown]) => {
    if (typeof port === "function" && !PLAIN.has(name)) {
      const step = (...args: unknown[]) =>
        disturb(name, async () => (await Reflect.apply(port, deps, args)) as unknown);
      return [name, step];
    }
    const isPorts = typeof port === "object" && port !== null;
    return [name, isPorts ? stepping(port, disturb) : port];
  });
  return Object.fromEntries(wrapped) as Deps;
}
