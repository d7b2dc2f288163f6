import { readFileSync } from "node:fs";
import { loadEnv } from "vite";
import { OLDEST_BROWSERS } from "./browsers.ts";
import { submissionMonths } from "./submission-months.ts";

interface BuildRun {
  readonly command: "build" | "serve";
  readonly mode: string;
}

/**
 * The constants of `kit/lib/env` and the options that the builds of site and panel share.
 * @returns a part of Vite's configuration, and the ports of the local emulators by name
 */
export function getCommonConfig({ command, mode }: BuildRun) {
  const readVariable = (name: string) => loadEnv(mode, import.meta.dirname, name)[name];
  // A build learns the shift from the page's own port.
  const shift = command === "serve" ? Number(readVariable("EMULATOR_SHIFT") ?? 0) : 0;
  const ports = readEmulatorPorts(shift);
  return {
    ports,
    define: {
      // `null` in production: Hosting serves the options of the Firebase project.
      __EMULATORS__: mode === "emulators" ? JSON.stringify(ports) : "null",
      // Without a key nothing of App Check is loaded.
      __APP_CHECK_KEY__: JSON.stringify(readVariable("APP_CHECK_SITE_KEY") ?? ""),
      __OFFERS_SIGN_UP__: String(readVariable("SIGN_UP") !== "off"),
      __VERSION__: JSON.stringify(readVariable("SITE_VERSION") ?? ""),
      __SUBMISSION_MONTHS__: String(submissionMonths),
    },
    build: { target: OLDEST_BROWSERS, assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
  };
}

function readEmulatorPorts(shift: number) {
  const text = readFileSync(new URL("../../../firebase.json", import.meta.url), "utf8");
  const { emulators } = JSON.parse(text) as { emulators: Record<string, { port?: number }> };
  const ports = Object.entries(emulators).flatMap(([name, { port }]) =>
    port ? [[name, port + shift] as const] : [],
  );
  return Object.fromEntries(ports) as { hosting: number } & Record<string, number>;
}
