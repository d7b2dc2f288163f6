import { parseArgs } from "node:util";
import type { UserRecord } from "firebase-admin/auth";
import { print, runCommand, UserError } from "./command.ts";
import { type ProjectServices, workOnProject } from "./real-project.ts";

/** The command `name` for the account of an e-mail address, in the project of --project. */
export function runForAccount(
  name: string,
  done: string,
  work: (user: UserRecord, services: ProjectServices) => Promise<void>,
): Promise<void> {
  const usage = `npm run ${name} -- <e-mail> --project P`;
  return runCommand(async () => {
    const { values, positionals } = parseArgs({
      options: { project: { type: "string" } },
      allowPositionals: true,
    });
    const [email, ...others] = positionals;
    if (!email?.includes("@") || others.length > 0) throw new UserError(usage);
    await workOnProject(values.project ?? process.env.GCLOUD_PROJECT ?? "", async (services) => {
      const find = services.auth.getUserByEmail(email);
      const user = await find.catch((error: { code?: string }) => {
        if (error.code !== "auth/user-not-found") throw error;
        throw new UserError(`No account has the address ${email}: sign up on the panel first.`);
      });
      await work(user, services);
    });
    print(`${email} ${done}`);
    return 0;
  }, usage);
}
