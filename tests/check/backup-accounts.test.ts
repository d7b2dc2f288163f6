import { describe, expect, it } from "vitest";
import {
  keptAccount,
  parseHashParameters,
  withoutPassword,
} from "../../scripts/lib/backup/accounts.ts";
import { chosenProject } from "../../scripts/lib/backup/project.ts";

/** An account as Auth tells it. */
const told = {
  localId: "uno",
  email: "ana@lacteos.example",
  emailVerified: true,
  passwordHash: "aGFzaA==",
  salt: "c2FsdA==",
  customAttributes: '{"admin":true}',
  createdAt: "1795277783253",
  lastLoginAt: "1795277783254",
  validSince: "1795277783",
  lastRefreshAt: "2026-06-01T12:00:00Z",
  providerUserInfo: [
    { providerId: "password", email: "ana@lacteos.example" },
    { rawId: "7", providerId: "google.com" },
  ],
  mfaInfo: [
    { phoneInfo: "+34600000000", mfaEnrollmentId: "a" },
    { mfaEnrollmentId: "b", totpInfo: {} },
  ],
};

describe("an account in a backup", () => {
  it("is what Auth takes back, with the flags that Auth leaves out when they are false", () => {
    expect(keptAccount(told)).toEqual({
      fields: {
        localId: "uno",
        email: "ana@lacteos.example",
        emailVerified: true,
        disabled: false,
        passwordHash: "aGFzaA==",
        salt: "c2FsdA==",
        customAttributes: '{"admin":true}',
        createdAt: "1795277783253",
        lastLoginAt: "1795277783254",
        providerUserInfo: [{ providerId: "google.com", rawId: "7" }],
        mfaInfo: [{ mfaEnrollmentId: "a", phoneInfo: "+34600000000" }],
      },
      isWithheld: false,
      lostFactors: 1,
    });
  });

  it("reads the same again", () => {
    const { fields } = keptAccount(told);
    expect(JSON.stringify(keptAccount(fields).fields)).toBe(JSON.stringify(fields));
  });

  it("has no password when the hash is withheld, or is not wanted", () => {
    const withheld = keptAccount({ ...told, passwordHash: "UkVEQUNURUQ=" });
    expect(withheld.isWithheld).toBe(true);
    for (const account of [withheld, withoutPassword(keptAccount(told))]) {
      expect(account.fields).not.toHaveProperty("passwordHash");
      expect(account.fields).not.toHaveProperty("salt");
    }
  });
});

describe("hash parameters", () => {
  const text = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: a+b/c==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;

  it("are read from the console's own text", () => {
    expect(parseHashParameters(text)).toEqual({
      hashAlgorithm: "SCRYPT",
      signerKey: "a+b/c==",
      saltSeparator: "Bw==",
      rounds: 8,
      memoryCost: 14,
    });
  });

  it.each(["rounds", "mem_cost", "base64_signer_key", "base64_salt_separator", "algorithm"])(
    "are refused without %s",
    (name) => {
      expect(() => parseHashParameters(text.replace(name, "x"))).toThrow("hash parameters lack");
    },
  );
});

describe("the project of a backup", () => {
  const both = { FIRESTORE_EMULATOR_HOST: "a:1", FIREBASE_AUTH_EMULATOR_HOST: "b:2" };

  it("is the one that is named, and emulated as a whole or not at all", () => {
    expect(chosenProject("real", {})).toEqual({ id: "real", emulators: null });
    expect(chosenProject("real", { GCLOUD_PROJECT: "other" }).id).toBe("real");
    const emulators = { firestore: "a:1", auth: "b:2" };
    expect(chosenProject(undefined, { GCLOUD_PROJECT: "demo-x", ...both })).toEqual({
      id: "demo-x",
      emulators,
    });
    expect(() => chosenProject(undefined, both)).toThrow("which project");
    for (const name of Object.keys(both))
      expect(() => chosenProject("real", { [name]: "a:1" })).toThrow("go together");
    expect(() => chosenProject("demo-x", {})).toThrow("emulators only");
  });
});
