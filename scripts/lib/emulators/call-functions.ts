import { addresses } from "../../../tests/support/addresses.ts";
import { stopSignal } from "../command.ts";
import { DEMO_PROJECT } from "../paths.ts";

/** Minutes between local runs. */
const SCHEDULED = {
  ...{ retryMail: 1, publishScheduled: 1, sumTotals: 1, queueWeeklyMails: 1 },
  ...{ removeExpiredSubmissions: 30, reconcileRoles: 30, emptyTrash: 30, emptyPictureTrash: 30 },
  removeUnsentFiles: 60,
};
const USED_BY_TESTS = [
  ...["pages", "submitContact", "incrementBlogViewCount", "claimMainAdmin", "listUsers"],
  ...["startImport", "importChunk", "finishImport", "deleteImportJob", "uploadContactFile"],
];

/** The emulators have no scheduler. */
export function startScheduler(shift: number): void {
  for (const [name, minutes] of Object.entries(SCHEDULED)) {
    // The emulator appends "-0" to the name.
    const { scheduleRegion } = addresses(shift);
    const run = () => void call(shift, `${name}-0`, {}, scheduleRegion).catch(() => undefined);
    setInterval(run, minutes * 60_000).unref();
  }
}

/**
 * The emulator takes seconds to start the process of a function.
 * @throws Error with the name of the function that did not answer, and the reason
 */
export async function warmUp(shift: number): Promise<void> {
  for (const name of USED_BY_TESTS) {
    await call(shift, name, { data: null }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      throw new Error(`The function ${name} did not answer its first call: ${reason}`);
    });
  }
}

function call(
  shift: number,
  name: string,
  body: object,
  region = addresses(shift).region,
): Promise<Response> {
  const { functions } = addresses(shift);
  return fetch(`${functions}/${DEMO_PROJECT}/${region}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: stopSignal,
  });
}
