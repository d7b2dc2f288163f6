import { setTimeout as wait } from "node:timers/promises";
import type { accountCalls } from "domain/calls/users";
import type { AuditEntry } from "domain/shared/audit";
import { warn } from "firebase-functions/logger";
import { userAccounts } from "../adapters/auth/accounts.ts";
import { passwordProof } from "../adapters/auth/password-proof.ts";
import { recoverySecrets as secrets } from "../adapters/auth/recovery-secrets.ts";
import { accessMailer } from "../adapters/mail.ts";
import { visitorKey } from "../adapters/visitor-key.ts";
import type { Runs } from "../platform/call.ts";
import { authEmulator, mailFrom, mainAdminEmail, siteUrl, smtpUrl } from "../platform/config.ts";
import type { Steps } from "../platform/schedule.ts";
import { changeRole } from "../use-cases/accounts/change-role.ts";
import * as claiming from "../use-cases/accounts/claim-main-admin.ts";
import * as creating from "../use-cases/accounts/create-administrator.ts";
import { endSessions } from "../use-cases/accounts/end-sessions.ts";
import * as granting from "../use-cases/accounts/grant-access.ts";
import * as inviting from "../use-cases/accounts/invite-user.ts";
import * as listing from "../use-cases/accounts/list-users.ts";
import * as reconciling from "../use-cases/accounts/reconcile-roles.ts";
import * as recovering from "../use-cases/accounts/recovery-codes.ts";
import { removeAccount } from "../use-cases/accounts/remove-account.ts";
import * as removing from "../use-cases/accounts/remove-role.ts";
import * as resetting from "../use-cases/accounts/request-password-reset.ts";
import { roleRows } from "../use-cases/accounts/roles.ts";
import { demandSecondFactor, removeSecondFactor } from "../use-cases/accounts/second-factor.ts";
import { recordEntry } from "../use-cases/audit/record-entry.ts";
import type { Server } from "./server.ts";

export function userEndpoints(server: Server) {
  const { auth, db, store, now } = server;
  const common = {
    accounts: userAccounts(auth),
    roles: roleRows(store),
    record: (entry: AuditEntry) => recordEntry(store, entry),
    now,
    log: warn,
  };
  const sendMail = accessMailer(() => ({ url: smtpUrl.value(), from: mailFrom.value() }));
  const withMail = () => ({
    ...common,
    sendMail,
    panelUrl: `${siteUrl.value()}/cortzen`,
    passwordUrl: `${siteUrl.value()}/nhk/password`,
  });
  const toKey = (text: string, at: Date, use: string) => visitorKey(db, text, at, [use]);
  const withLimits = () => ({ ...withMail(), store, toKey, secrets });
  const withMain = () => ({ ...common, mainEmail: mainAdminEmail.value() });

  const calls: Runs<keyof typeof accountCalls> = {
    claimMainAdmin: (_, caller, { signal }) =>
      claiming.claimMainAdmin({ ...withMail(), ...withMain(), signal }, caller),

    requestPasswordReset: (input, visitor) => {
      return resetting.requestPasswordReset({ ...withLimits(), wait }, input, visitor);
    },

    createAdministrator: (input, caller, { signal }) =>
      creating.createAdministrator({ ...withLimits(), signal }, input, caller),

    resendVerification: (input, caller) => creating.resendVerification(withLimits(), input, caller),

    grantAccess: (input, caller, { signal }) =>
      granting.grantAccess({ ...withLimits(), signal }, input, caller),

    inviteUser: (input, caller, { signal }) =>
      inviting.inviteUser({ ...withLimits(), signal }, input, caller),

    openInvitation: (input, visitor) => inviting.openInvitation(withLimits(), input, visitor),

    sendResetLink: (input, caller) => inviting.sendResetLink(withLimits(), input, caller),

    changeRole: (input, caller) => changeRole(withMain(), input, caller),

    removeAccount: (input, caller) => removeAccount(withMain(), input, caller),

    removeRole: (input, caller) => removing.removeRole(withMain(), input, caller),

    endSessions: (input, caller) => endSessions({ ...withMain(), store, wait }, input, caller),

    demandSecondFactor: (input, caller) => demandSecondFactor({ store, now }, input, caller),

    removeSecondFactor: (input, caller) => removeSecondFactor(withMain(), input, caller),

    makeRecoveryCodes: (_, caller) =>
      recovering.makeRecoveryCodes({ ...common, store, secrets }, caller),

    countRecoveryCodes: (_, caller) => recovering.countRecoveryCodes({ ...common, store }, caller),

    redeemRecoveryCode: (input, visitor) => {
      const provePassword = passwordProof(siteUrl.value(), authEmulator());
      const deps = { ...withLimits(), provePassword, wait };
      return recovering.redeemRecoveryCode(deps, input, visitor);
    },

    listUsers: (input) => listing.listUsers({ ...withLimits(), ...withMain() }, input),
  };
  const steps: Pick<Steps, "checkAdministrators" | "reconcileRoles"> = {
    checkAdministrators: { seconds: 60, run: () => reconciling.checkAdministrators(withLimits()) },
    reconcileRoles: { seconds: 120, run: () => reconciling.reconcileRoles(withLimits()) },
  };
  return { calls, steps };
}
