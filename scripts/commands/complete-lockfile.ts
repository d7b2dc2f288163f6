// npm leaves out platform packages that a registry mirror lacks, and `npm ci` then rejects the lockfile.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runCommand } from "../lib/command.ts";
import { inRoot } from "../lib/paths.ts";

interface Package {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
}

const USAGE = `node scripts/run.mjs complete-lockfile

Adds packages of other systems to package-lock.json.`;

await runCommand(async () => {
  parseArgs({ options: {} });
  const path = inRoot("package-lock.json");
  const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, Package> };
  const packages: Record<string, object> = lock.packages;

  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const [, os] = /[-/](android|darwin|freebsd|linux|openharmony|win32|win)-/.exec(name) ?? [];
      const paths = [`node_modules/${name}`, `${parent}/node_modules/${name}`];
      if (!os || paths.some((path) => packages[path])) continue;
      const [, cpu] = /-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-|$)/.exec(name) ?? [];
      const libc = name.includes("musl") ? "musl" : name.includes("gnu") ? "glibc" : undefined;
      packages[`node_modules/${name}`] = {
        version,
        cpu: [cpu],
        ...(dev ? { dev } : {}),
        ...(libc ? { libc: [libc] } : {}),
        optional: true,
        os: [os === "win" ? "win32" : os],
      };
    }

  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  const completed = { ...lock, packages: Object.fromEntries(sorted) };
  writeFileSync(path, `${JSON.stringify(completed, null, 2)}\n`);
  return 0;
}, USAGE);
