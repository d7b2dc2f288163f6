/**
 * Puts the sample content into running emulators: `npm run seed`. With `--if-empty`, only where nothing was stored yet;
 * with `--reset`, in place of everything that is stored.
 */
import { adminSdk } from "../admin-sdk.ts";
import { reset } from "../reset.ts";
import { ensureDemoAdmin, isEmpty, seed } from "./seed.ts";

const sdk = adminSdk();
if (process.argv.includes("--reset")) await reset();
const wanted = !process.argv.includes("--if-empty") || (await isEmpty(sdk));
if (wanted) {
  const { articles, submissions } = await seed(sdk);
  process.stdout.write(`Seeded ${articles} articles and ${submissions} contact requests\n`);
} else {
  await ensureDemoAdmin(sdk);
}
await sdk.db.terminate();
