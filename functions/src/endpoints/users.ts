import { setTimeout as wait } from "node:timers/promises";
import { warn } from "firebase-functions/logger";
import { userAccounts } from "../adapters/auth/accounts.ts";
import { accessMailer } from "../adapters/mail.ts";
import { visitorKey } from "../adapters/visitor-key.ts";
import { mailFrom, mainAdminEmail, siteUrl, smtpUrl } from "../config.ts";
import { NoInput } from "../domain/calls/calls.ts";
import {
  CreateAdministratorInput,
  DemandSecondFactorInput,
  EndSessionsInput,
  GrantAccessInput,
  InviteAdministratorInput,
  ListUsersInput,
  RemoveAccountInput,
  RemoveAdministratorInput,
  RemoveSecondFactorInput,
  RequestPasswordResetInput,
  ResendVerificationInput,
  SendResetLinkInput,
} from "../domain/calls/users.ts";
import type { AuditEntry } from "../domain/shared/audit.ts";
import { anySchedule, dailySchedule } from "../limits.ts";
import * as claiming from "../use-cases/accounts/claim-main-admin.ts";
import * as creating from "../use-cases/accounts/create-administrator.ts";
import { endSessions } from "../use-cases/accounts/end-sessions.ts";
import * as granting from "../use-cases/accounts/grant-access.ts";
import * as inviting from "../use-cases/accounts/invite-administrator.ts";
import * as listing from "../use-cases/accounts/list-users.ts";
import * as reconciling from "../use-cases/accounts/reconcile-roles.ts";
import { removeAccount } from "../use-cases/accounts/remove-account.ts";
import * as removing from "../use-cases/accounts/remove-administrator.ts";
import * as resetting from "../use-cases/accounts/request-password-reset.ts";
import { roleRows } from "../use-cases/accounts/roles.ts";
import { demandSecondFactor, removeSecondFactor } from "../use-cases/accounts/second-factor.ts";
import { recordEntry } from "../use-cases/audit/record-entry.ts";
import type { Server } from "./server.ts";

export function userEndpoints(server: Server) {
  const { publicCall, userCall, adminCall, scheduled, auth, db, store, now } = server;
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
  const keyOf = (text: string, at: Date, use: string) => visitorKey(db, text, at, [use]);
  const withLimits = () => ({ ...withMail(), store, keyOf });
  const withMain = () => ({ ...common, mainEmail: mainAdminEmail.value() });

  return {
    claimMainAdmin: userCall(
      "claimMainAdmin",
      NoInput,
      (_, caller, { signal }) =>
        claiming.claimMainAdmin({ ...withMail(), ...withMain(), signal }, caller),
      [smtpUrl],
    ),

    requestPasswordReset: publicCall(
      "requestPasswordReset",
      RequestPasswordResetInput,
      (input, visitor) => {
        return resetting.requestPasswordReset({ ...withLimits(), wait }, input, visitor);
      },
      [smtpUrl],
    ),

    createAdministrator: adminCall(
      "createAdministrator",
      CreateAdministratorInput,
      (input, caller, { signal }) =>
        creating.createAdministrator({ ...withLimits(), signal }, input, caller),
      [smtpUrl],
    ),

    resendVerification: adminCall(
      "resendVerification",
      ResendVerificationInput,
      (input, caller) => creating.resendVerification(withLimits(), input, caller),
      [smtpUrl],
    ),

    grantAccess: adminCall(
      "grantAccess",
      GrantAccessInput,
      (input, caller, { signal }) =>
        granting.grantAccess({ ...withLimits(), signal }, input, caller),
      [smtpUrl],
    ),

    inviteAdministrator: adminCall(
      "inviteAdministrator",
      InviteAdministratorInput,
      (input, caller, { signal }) =>
        inviting.inviteAdministrator({ ...withLimits(), signal }, input, caller),
      [smtpUrl],
    ),

    sendResetLink: adminCall(
      "sendResetLink",
      SendResetLinkInput,
      (input, caller) => inviting.sendResetLink(withLimits(), input, caller),
      [smtpUrl],
    ),

    removeAccount: adminCall("removeAccount", RemoveAccountInput, (input, caller) =>
      removeAccount(withMain(), input, caller),
    ),

    removeAdministrator: adminCall(
      "removeAdministrator",
      RemoveAdministratorInput,
      (input, caller) => removing.removeAdministrator(withMain(), input, caller),
    ),

    endSessions: adminCall("endSessions", EndSessionsInput, (input, caller) =>
      endSessions({ ...withMain(), store, wait }, input, caller),
    ),

    demandSecondFactor: adminCall("demandSecondFactor", DemandSecondFactorInput, (input, caller) =>
      demandSecondFactor({ store, now }, input, caller),
    ),

    removeSecondFactor: adminCall("removeSecondFactor", RemoveSecondFactorInput, (input, caller) =>
      removeSecondFactor(withMain(), input, caller),
    ),

    listUsers: adminCall(
      "listUsers",
      ListUsersInput,
      (input) => listing.listUsers({ ...withLimits(), ...withMain() }, input),
      [smtpUrl],
    ),

    checkAdministrators: scheduled(
      "checkAdministrators",
      {
        ...anySchedule,
        memory: "256MiB",
        timeoutSeconds: 60,
        schedule: "every 1 minutes",
        secrets: [smtpUrl],
      },
      () => reconciling.checkAdministrators(withLimits()),
    ),

    reconcileRoles: scheduled(
      "reconcileRoles",
      { ...dailySchedule, schedule: "every day 03:10", secrets: [smtpUrl] },
      () => reconciling.reconcileRoles(withLimits()),
    ),
  };
}
