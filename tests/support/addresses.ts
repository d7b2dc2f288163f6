import { REGION } from "domain/shared/region";
import { getPorts } from "../../scripts/lib/emulators/ports.ts";

/**
 * Ports come from firebase.json and tests/sandbox/ports.json; OWN_PORTS (JSON) replaces some.
 * @param shift added to every port
 */
export function addresses(shift = Number(process.env.EMULATOR_SHIFT ?? "0")) {
  const project = process.env.GCLOUD_PROJECT ?? "demo-nhk";
  const ports = { ...getPorts(shift), ...(JSON.parse(process.env.OWN_PORTS ?? "{}") as object) };
  return {
    region: REGION,
    /** The default of SCHEDULE_REGION. */
    scheduleRegion: "europe-west1",
    project,
    bucket: `${project}.appspot.com`,
    ports,
    site: `http://127.0.0.1:${ports.hosting}`,
    mailbox: `http://127.0.0.1:${ports.mailbox}`,
    partner: `http://127.0.0.1:${ports.partner}`,
    search: `http://127.0.0.1:${ports.search}`,
    vertex: `https://localhost:${ports.vertex}`,
    indexnow: `http://127.0.0.1:${ports.indexnow}`,
    pictures: `http://127.0.0.1:${ports.pictures}`,
    functions: `http://127.0.0.1:${ports.functions}`,
    storage: `http://127.0.0.1:${ports.storage}`,
  };
}
