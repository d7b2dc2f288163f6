import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { addresses } from "./addresses.ts";

/** Servers that scripts/lib/tests/servers.ts started. */
export interface TestSet {
  /** Folder below build/. */
  readonly name: string;
  /** Added to every port. */
  readonly shift: number;
}

export function connectToTestSet({ name, shift }: TestSet): void {
  process.env.EMULATOR_SHIFT = String(shift);
  const { ports } = addresses();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;
  const certificate = new URL(`../../build/${name}/vertex-cert.pem`, import.meta.url);
  trustCertificate(readFileSync(certificate, "utf8"));
}

/** The Vertex stand-in's certificate is self-signed. */
export function trustCertificate(certificate: string): void {
  setDefaultCACertificates([...getCACertificates(), certificate]);
}
