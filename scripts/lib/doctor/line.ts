import type { Project } from "./project.ts";

type State = "ready" | "missing" | "wrong" | "unknown";

export interface Line {
  readonly name: string;
  readonly state: State;
  readonly found: string;
  /** Commands, or places in a console; one per line of text. */
  readonly mend?: string;
  /** Requests that mend it, for `npm run setup`; the doctor sends none. */
  readonly writes?: readonly Write[];
}

export interface Write {
  readonly method: "POST" | "PATCH";
  readonly url: string;
  readonly body: object;
}

/** Reads one interface and answers for its lines, also when the interface does not. */
export interface Check {
  readonly names: readonly string[];
  /** Role of the caller that allows the read. */
  readonly role: string;
  readonly read: (project: Project) => Promise<readonly Line[]>;
}

export const ready = (name: string, found: string): Line => ({ name, state: "ready", found });

const unready =
  (state: State) =>
  (name: string, found: string, mend: string): Line => ({
    ...{ name, state, found, mend },
  });
export const missing = unready("missing");
export const wrong = unready("wrong");
export const unknown = unready("unknown");

/** @returns 1 when something must be mended, 2 when something could not be read, otherwise 0 */
export function getExitCode(lines: readonly Line[]): number {
  const states = new Set(lines.map(({ state }) => state));
  if (states.has("missing") || states.has("wrong")) return 1;
  return states.has("unknown") ? 2 : 0;
}

/** Its service is off, or was enabled a moment ago: the line of the services says so. */
export function needsService({ state, mend = "" }: Line): boolean {
  return state === "unknown" && /^gcloud services enable \S+ --project=/.test(mend);
}

/** The table without lines that only wait for a service, and then in a sentence what to do next. */
export function formatReport(lines: readonly Line[], project: string): string {
  const waiting = lines.filter(needsService).map(({ name }) => name);
  const counts = (["ready", "missing", "wrong", "unknown"] as const).map((state) => {
    const count = lines.filter((line) => line.state === state).length;
    return `${count} ${state}`;
  });
  const mended = lines.filter(({ writes = [] }) => writes.length > 0).map(({ name }) => name);
  return [
    formatTable(lines.filter((line) => !needsService(line))),
    ...(waiting.length > 0 ? [`Unknown until their services are on: ${waiting.join(", ")}.`] : []),
    `${counts.join(", ")}.`,
    ...(mended.length > 0
      ? [`npm run setup -- --project ${project} mends: ${mended.join(", ")}.`]
      : []),
  ].join("\n");
}

/** States, names and findings in columns; what mends a line is below its finding. */
export function formatTable(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .flatMap(({ state, name, found, mend }) => [
      `${state.padEnd(7)}  ${name.padEnd(width)}  ${found}`,
      ...(mend?.split("\n") ?? []).map((line) => `${" ".repeat(width + 11)}> ${line}`),
    ])
    .join("\n");
}
