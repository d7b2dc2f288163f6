import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { print } from "../../../scripts/lib/command.ts";
import { inRoot } from "../../../scripts/lib/paths.ts";
import type { Cloud } from "../cloud/cloud.ts";

export interface Result {
  readonly code: number | null;
  readonly text: string;
  /** What the owner reads at the end: the last lines, without colors. */
  readonly sentence: string;
  /** Requests of this command. */
  readonly asked: readonly string[];
}

interface Options {
  readonly targets?: string;
  /** Changed exports of the functions: see release-built.ts. */
  readonly exports?: Readonly<Record<string, string | null>>;
  readonly limitMinutes?: number;
}

/** Runs one of our commands against the stand-in, as from a machine without a terminal. */
export async function runCommand(
  cloud: Cloud,
  title: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const began = performance.now();
  const from = cloud.asked.length;
  const child = spawn(process.execPath, args, {
    cwd: inRoot(),
    env: {
      ...{ NODE_COMPILE_CACHE: inRoot("node_modules/.cache/node-compile"), ...process.env },
      ...{
        PATH: `${inRoot("node_modules/.bin")}:${process.env.PATH}`,
        ...cloud.environment,
        ...env,
      },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  const asked = cloud.asked.slice(from);
  const sentence = err.trim().split("\n\n").at(-1) ?? "";
  const seconds = (performance.now() - began) / 1000;
  const result = `exit code ${code}`;
  print(
    [
      title,
      `${asked.length} calls`,
      `${seconds.toFixed(0)} s`,
      result,
      sentence.replaceAll("\n", " "),
    ].join(" | "),
  );
  return { code, text: out + err, sentence, asked };
}

export function releaseBuilt(cloud: Cloud, title: string, options: Options = {}): Promise<Result> {
  const { targets, exports, limitMinutes } = options;
  const program = "tests/rehearsal/support/release-built.ts";
  return runCommand(cloud, title, [program, cloud.project.id, ...(targets ? [targets] : [])], {
    ...(exports && { EXPORTS: JSON.stringify(exports) }),
    ...(limitMinutes !== undefined && { LIMIT_MINUTES: String(limitMinutes) }),
  });
}

/** The example of docs/deploying.md. @returns what removes it */
export function writeParameters(project: string): () => void {
  const document = readFileSync(inRoot("docs/deploying.md"), "utf8");
  const [, example = ""] = /```env\n([^`]+)```/.exec(document) ?? [];
  const file = inRoot(`functions/.env.${project}`);
  const own = example.replace(/^SITE_URL=.*$/m, `SITE_URL=https://${project}.web.app`);
  // Without a sender nothing asks the network's name server.
  writeFileSync(file, own.replace(/^MAIL_FROM=.*$/m, "MAIL_FROM="));
  return () => rmSync(file);
}
