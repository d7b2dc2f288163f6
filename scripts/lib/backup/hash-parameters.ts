import { Remedy } from "../say.mjs";

/** How a project hashes passwords, as Auth is told when accounts are stored. */
export interface HashParameters {
  readonly hashAlgorithm: "SCRYPT";
  readonly signerKey: string;
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

const NAMES = ["base64_signer_key", "base64_salt_separator", "rounds", "mem_cost"] as const;

/**
 * Reads what the console shows under Authentication, Users, "Password hash parameters".
 * @throws Remedy when something of it is missing
 */
export function parseHashParameters(text: string): HashParameters {
  const values = new Map(
    [...text.matchAll(/(\w+):\s*([^\s,]+)/g)].map(([, name, value]) => [name, value]),
  );
  const missing = NAMES.filter((name) => !values.get(name));
  if (missing.length > 0 || values.get("algorithm") !== "SCRYPT")
    throw new Remedy(
      `The hash parameters lack ${missing.join(", ") || "the algorithm SCRYPT"}: copy the whole text from the console, Authentication, Users, "Password hash parameters".`,
    );
  const [key = "", separator = "", rounds, memory] = NAMES.map((name) => values.get(name));
  return {
    hashAlgorithm: "SCRYPT",
    signerKey: key,
    saltSeparator: separator,
    rounds: Number(rounds),
    memoryCost: Number(memory),
  };
}
