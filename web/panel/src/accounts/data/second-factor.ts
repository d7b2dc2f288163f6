import { DomainError } from "domain/shared/errors";
import * as firebase from "firebase/auth";
import { panelAuth } from "kit/firebase/panel-sdk";
import { call } from "#data/callables.ts";
import { withDomainErrors } from "./auth-errors.ts";
import { reauthenticate, toDigits } from "./password-step.ts";
import { endSessions } from "./sessions.ts";

export interface SecondFactor {
  readonly id: string;
  readonly since: Date;
}

export interface Enrollment {
  readonly key: string;
  /** The address that the QR code holds. */
  readonly address: string;
  readonly finish: (code: string) => Promise<void>;
}

export async function readSecondFactor(): Promise<SecondFactor | null> {
  const user = signedInUser();
  await withDomainErrors(user.reload());
  const { enrolledFactors } = firebase.multiFactor(user);
  const factor = enrolledFactors.find(({ factorId }) => factorId === firebase.FactorId.TOTP);
  return factor ? { id: factor.uid, since: new Date(factor.enrollmentTime) } : null;
}

/** @throws DomainError failed-precondition: not offered */
export async function startEnrollment(password: string, issuer: string): Promise<Enrollment> {
  const user = signedInUser();
  // Auth asks for a sign-in of the last minutes.
  await reauthenticate(user, password, "");
  const factors = firebase.multiFactor(user);
  const { TotpMultiFactorGenerator: totp } = firebase;
  const secret = await withDomainErrors(factors.getSession().then((s) => totp.generateSecret(s)));
  const account = encodeURIComponent(user.email ?? user.uid);
  return {
    key: secret.secretKey,
    address: secret.generateQrCodeUrl(account, encodeURIComponent(issuer)),
    finish: async (code) => {
      const assertion = totp.assertionForEnrollment(secret, toDigits(code));
      await withDomainErrors(factors.enroll(assertion, "Authenticator app"));
      // They were opened with the password alone.
      await endSessions(user.uid).catch((error: unknown) => {
        console.warn("The other sessions were not ended", error);
      });
    },
  };
}

export async function removeSecondFactor(
  { id }: SecondFactor,
  password: string,
  code: string,
): Promise<void> {
  const user = signedInUser();
  await reauthenticate(user, password, code);
  await withDomainErrors(firebase.multiFactor(user).unenroll(id));
}

export async function demandSecondFactor(demanded: boolean): Promise<void> {
  await call("demandSecondFactor", { demanded });
}

function signedInUser(): firebase.User {
  const user = panelAuth().currentUser;
  if (!user) throw new DomainError("unauthenticated");
  return user;
}
