import { parseArgs } from "node:util";
import { grantAdmin } from "../lib/grant-admin.ts";
import { command, Remedy, say } from "../lib/say.mjs";

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: "string" } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email) throw new Remedy("Say whom: npm run grant-admin -- <e-mail> [--project <id>]");
  const refusal = await grantAdmin(email, values.project).catch((error) => {
    throw new Remedy(
      `Nothing was granted: ${error.message}. Is the project right, and did you run "gcloud auth application-default login"?`,
    );
  });
  if (refusal) throw new Remedy(refusal);
  say(
    `${email} is an administrator now. Somebody who is signed in gets the rights at the next sign-in.`,
  );
  return 0;
});
