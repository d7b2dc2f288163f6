/** Runs scripts/commands/<command>.ts; starts on Node 20, before anything is installed. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findJava } from "./java.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === "win32";
const NEED_JAVA = ["start", "test", "test-night", "bench", "load", "fuzz"];
/** npm repeats the SIGINT of a Ctrl-C. */
const SAME_KEYSTROKE_MS = 1500;
/** `npm start` exports its data. */
const ORPHAN_SECONDS = { start: 30 };

const [name = "", ...args] = process.argv.slice(2);
const command = join(root, "scripts", "commands", `${name}.ts`);
try {
  const java = NEED_JAVA.includes(name) || name === "find-java" ? findJava() : "";
  if (name === "find-java") console.log(java || "java");
  else if (existsSync(command)) {
    installDependencies();
    runCommand(java);
  } else throw new Error(`scripts/commands has no ${name}.ts`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function installDependencies() {
  const stamp = join(root, "node_modules", ".installed-lockfile");
  const lockfile = readFileSync(join(root, "package-lock.json"));
  const hash = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const isFirst = !existsSync(join(root, "node_modules"));
  console.log(isFirst ? "Installing dependencies (a few minutes, once)" : "Updating dependencies");
  const npm = isFirst ? ["ci"] : ["install", "--no-save"];
  const { status } = spawnSync("npm", [...npm, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: isWindows,
  });
  if (status !== 0)
    throw new Error(`"npm ${npm[0]}" failed: check the network, then run this command again.`);
  writeFileSync(stamp, hash);
}

function findNode() {
  const system = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  const file = join(root, "node_modules", system, "bin", isWindows ? "node.exe" : "node");
  if (existsSync(file)) return file;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 5)) return process.execPath;
  throw new Error("Node 24.5 or newer is needed here: install it from https://nodejs.org");
}

/** Local servers are reached without a proxy, by each library's spelling of the variable. */
function withoutProxyHere() {
  const noProxy = process.env.NO_PROXY ?? process.env.no_proxy;
  const hosts = [noProxy, "127.0.0.1", "localhost", "::1"].filter(Boolean).join(",");
  return { NO_PROXY: hosts, no_proxy: hosts };
}

/** @param {string} java folder for PATH */
function runCommand(java) {
  const node = findNode();
  const path = [java, dirname(node), join(root, "node_modules", ".bin"), process.env.PATH];
  // All that it starts is in its process group.
  const child = spawn(node, [command, ...args], {
    detached: !isWindows,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node-compile"),
      ...process.env,
      PATH: path.filter(Boolean).join(delimiter),
      ...withoutProxyHere(),
    },
  });
  let firstSignal = 0;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => {
      firstSignal ||= Date.now();
      const isRepeated = Date.now() - firstSignal > SAME_KEYSTROKE_MS;
      // Windows gives a Ctrl-C to every program of the terminal, and any signal that is sent ends a program at once.
      if (!isWindows || isRepeated) child.kill(isRepeated ? "SIGKILL" : signal);
    });
  // npm does not pass on SIGTERM.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
  const seconds = ORPHAN_SECONDS[/** @type {"start"} */ (name)] ?? 3;
  const guard = isWindows
    ? undefined
    : spawn(
        node,
        [join(root, "scripts/lib/guard.ts"), ...[child.pid, process.pid, seconds].map(String)],
        { detached: true, stdio: "ignore" },
      );
  guard?.unref();
  child.once("exit", (code) => {
    process.exitCode = code ?? 1;
    guard?.ref();
  });
}
