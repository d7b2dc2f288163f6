/** What a local set's functions are told. */
export interface LocalParameters {
  readonly params: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/**
 * Parameters and secrets of the functions for local servers: the names are those of functions/src/config.ts.
 * @param ports of the set, by service
 * @param mainAdmin address of the main administrator
 * @param certificate file with that of the Vertex stand-in, when there is one
 */
export function localParameters(
  ports: Readonly<Record<string, number>>,
  mainAdmin: string,
  certificate?: string,
): LocalParameters {
  return {
    params: {
      SITE_URL: `http://127.0.0.1:${ports.hosting}`,
      MAIN_ADMIN_EMAIL: mainAdmin,
      MAIL_FROM: "web@nhk-group.example",
      MAIL_TO: "ventas@nhk-group.example",
      PARTNER_URL: `http://127.0.0.1:${ports.partner}`,
      SEARCH_CONSOLE_URL: `http://127.0.0.1:${ports.search}/`,
      SEARCH_CONSOLE_PROPERTY: `http://127.0.0.1:${ports.hosting}/`,
      VERTEX_ENDPOINT: `localhost:${ports.vertex}`,
      // A stand-in does not think: silence means that it was told to be silent.
      VERTEX_SILENCE_SECONDS: "4",
      // What was just written shows at once, as where nothing is in the CDN.
      RELATED_SECONDS: "0",
      ...(certificate ? { VERTEX_CA_FILE: certificate } : {}),
    },
    secrets: { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, PARTNER_KEY: "partner-demo-key" },
  };
}
