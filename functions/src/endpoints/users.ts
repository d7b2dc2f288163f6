import { warn } from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { recordOnce } from "../adapters/audit-log.ts";
import { accessMailer } from "../adapters/mail.ts";
import { roleStore } from "../adapters/role-store.ts";
import { userAccounts } from "../adapters/user-accounts.ts";
import { mailFrom, mainAdminEmail, nightly, siteUrl, smtpUrl } from "../config.ts";
import type { AuditEntry } from "../domain/audit.ts";
import {
  CreateAdministratorInput,
  ListUsersInput,
  RemoveAdministratorInput,
  ResendVerificationInput,
} from "../domain/calls-users.ts";
import * as creating from "../use-cases/create-administrator.ts";
import * as listing from "../use-cases/list-users.ts";
import * as reconciling from "../use-cases/reconcile-roles.ts";
import * as removing from "../use-cases/remove-administrator.ts";
import type { Server } from "./server.ts";

/** Accounts of administrators and their roles. Mails go over SMTP. */
export function userEndpoints({ adminCall, auth, db, now }: Server) {
  const common = {
    accounts: userAccounts(auth),
    roles: roleStore(db),
    record: (entry: AuditEntry) => recordOnce(db, entry),
    now,
    log: warn,
  };
  const sendMail = accessMailer(() => ({ url: smtpUrl.value(), from: mailFrom.value() }));
  const withMail = () => ({ ...common, sendMail, panelUrl: `${siteUrl.value()}/cortzen` });
  const withMain = () => ({ ...common, mainEmail: mainAdminEmail.value() });

  return {
    createAdministrator: adminCall(
      "createAdministrator",
      CreateAdministratorInput,
      (input, caller) => creating.createAdministrator(withMail(), input, caller),
      [smtpUrl],
    ),

    resendVerification: adminCall(
      "resendVerification",
      ResendVerificationInput,
      (input, caller) => creating.resendVerification(withMail(), input, caller),
      [smtpUrl],
    ),

    removeAdministrator: adminCall(
      "removeAdministrator",
      RemoveAdministratorInput,
      (input, caller) => removing.removeAdministrator(withMain(), input, caller),
    ),

    listUsers: adminCall("listUsers", ListUsersInput, (input) =>
      listing.listUsers(withMain(), input),
    ),

    reconcileRoles: onSchedule({ ...nightly, schedule: "every day 03:10" }, async () => {
      await reconciling.reconcileRoles(common);
    }),
  };
}
