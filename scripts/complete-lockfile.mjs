/**
 * Gives every optional platform package (Biome for macOS, Node for Windows ...) its entry in package-lock.json.
 * npm leaves out those that its registry mirror does not carry, and `npm ci` then refuses the lockfile everywhere.
 * Run it after a change of dependencies when tests/check/lockfile.test.ts fails.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";

const path = inRoot("package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));

for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const [, system] = /[-/](android|darwin|freebsd|linux|openharmony|win32|win)-/.exec(name) ?? [];
    const known =
      lock.packages[`node_modules/${name}`] ?? lock.packages[`${parent}/node_modules/${name}`];
    if (known || !system) continue;
    const [, cpu] = /-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-|$)/.exec(name) ?? [];
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(dev ? { dev } : {}),
      ...(name.includes("musl")
        ? { libc: ["musl"] }
        : name.includes("gnu")
          ? { libc: ["glibc"] }
          : {}),
      optional: true,
      os: [system === "win" ? "win32" : system],
    };
  }

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
