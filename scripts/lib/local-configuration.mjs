import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { certificateOf } from "./sandbox.mjs";
import { writeFunctionsFolder } from "./set.mjs";

/** The main administrator of every local run; the password is public on purpose, the account exists only here. */
/** @type {{ email: string, password: string }} */
export const DEMO_ADMIN = JSON.parse(readFileSync(inRoot("tests/support/demo-admin.json"), "utf8"));

/**
 * Writes parameters and secrets of the functions for a local set: the names are those of functions/src/config.ts.
 * @param {import("./set.mjs").ServerSet} set
 */
export function writeLocalConfiguration(set) {
  const { ports } = set;
  const certificate = certificateOf(set);
  writeFunctionsFolder(
    set,
    {
      SITE_URL: `http://127.0.0.1:${ports.hosting}`,
      MAIN_ADMIN_EMAIL: DEMO_ADMIN.email,
      MAIL_FROM: "web@nhk-group.example",
      MAIL_TO: "ventas@nhk-group.example",
      PARTNER_URL: `http://127.0.0.1:${ports.partner}`,
      SEARCH_CONSOLE_URL: `http://127.0.0.1:${ports.search}/`,
      SEARCH_CONSOLE_PROPERTY: `http://127.0.0.1:${ports.hosting}/`,
      VERTEX_ENDPOINT: `localhost:${ports.vertex}`,
      // A stand-in does not think: silence means that it was told to be silent.
      VERTEX_SILENCE_SECONDS: "8",
      ...(certificate ? { VERTEX_CA_FILE: certificate } : {}),
    },
    { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, PARTNER_KEY: "partner-demo-key" },
  );
}
