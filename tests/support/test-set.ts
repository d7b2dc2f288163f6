import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { emulatorVariables } from "../../scripts/lib/emulators/configuration.ts";

/** Servers that scripts/lib/tests/servers.ts started. */
export interface TestSet {
  /** The folder of the set below `build`. */
  readonly name: string;
  /** A number that is added to every port. */
  readonly shift: number;
}

export function connectToTestSet({ name, shift }: TestSet): void {
  Object.assign(process.env, emulatorVariables(shift));
  const certificate = new URL(`../../build/${name}/vertex-cert.pem`, import.meta.url);
  trustCertificate(readFileSync(certificate, "utf8"));
}

/** The Vertex stand-in's certificate is self-signed. */
export function trustCertificate(certificate: string): void {
  setDefaultCACertificates([...getCACertificates(), certificate]);
}
