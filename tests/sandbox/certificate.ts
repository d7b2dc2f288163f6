import { generateKeyPairSync, sign } from "node:crypto";

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Self-signed for these hosts, valid for a month, new at each start. Encoding: RFC 5280, section 4.1. */
export function selfSignedCertificate(
  hosts: readonly string[] = ["localhost"],
  now = new Date(),
): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(hex("06082a8648ce3d040302")); // ecdsa-with-SHA256
  const name = sequence(
    der(0x31, sequence(hex("0603550403"), der(0x0c, Buffer.from("NHK sandbox")))),
  );
  const day = 86_400_000;
  const content = sequence(
    der(0xa0, hex("020102")), // version 3
    der(0x02, Buffer.from([1])), // serial number
    algorithm,
    name,
    sequence(time(new Date(now.getTime() - day)), time(new Date(now.getTime() + 30 * day))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternativeNames(hosts), authority())),
  );
  const signature = sign("sha256", content, privateKey);
  const bytes = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = bytes
    .toString("base64")
    .match(/.{1,64}/g)
    ?.join("\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** subjectAltName: the hosts and 127.0.0.1. */
function alternativeNames(hosts: readonly string[]): Buffer {
  const names = sequence(
    ...hosts.map((host) => der(0x82, Buffer.from(host))),
    der(0x87, Buffer.from([127, 0, 0, 1])),
  );
  return sequence(hex("0603551d11"), der(0x04, names));
}

/** basicConstraints, critical: may sign itself. */
function authority(): Buffer {
  return sequence(hex("0603551d13"), hex("0101ff"), der(0x04, sequence(hex("0101ff"))));
}

function time(date: Date): Buffer {
  const text = date.toISOString().replace(/[-:T]/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${text}Z`));
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.trunc(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, "hex");
}
