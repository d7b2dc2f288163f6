/** `npm run seed`. `--if-empty`: only into an empty database; `--reset`: replaces all content. */
import { adminSdk } from "../admin-sdk.ts";
import { reset } from "../reset.ts";
import { ensureDemoAdmin, isEmpty, seed } from "./seed.ts";

const sdk = adminSdk();
if (process.argv.includes("--reset")) await reset();
const mustSeed = !process.argv.includes("--if-empty") || (await isEmpty(sdk));
if (mustSeed) {
  const { articles, submissions } = await seed(sdk);
  process.stdout.write(`Seeded ${articles} articles and ${submissions} contact requests\n`);
} else {
  await ensureDemoAdmin(sdk);
}
await sdk.db.terminate();
