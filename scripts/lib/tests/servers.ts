import type { ServerSet } from "../emulators/configuration.ts";
import { startFunctionsProcess, startServers } from "../emulators/servers.ts";

/** Starts emulators; one process in the place of those of functions and Hosting, with the sandbox. */
export async function openTestServers(
  set: ServerSet,
  { only }: { readonly only: readonly string[] },
): Promise<void> {
  const hasFunctions = only.includes("functions");
  const emulators = only.filter((name) => name !== "functions" && name !== "hosting");
  await startServers(set, { only: emulators, sandbox: hasFunctions });
  if (hasFunctions) await startFunctionsProcess(set);
}
