import { selfSignedCertificate } from "./certificate.ts";
import { startIndexNow } from "./indexnow.ts";
import { startMailbox } from "./mailbox.ts";
import { startPartner } from "./partner.ts";
import { startPictures } from "./pictures.ts";
import { startSearch } from "./search.ts";
import { startVertex } from "./vertex.ts";

export type StandInPorts = Readonly<
  Record<"smtp" | "mailbox" | "partner" | "search" | "vertex" | "pictures" | "indexnow", number>
>;
const ANY: StandInPorts = {
  ...{ smtp: 0, mailbox: 0, partner: 0, search: 0 },
  ...{ vertex: 0, pictures: 0, indexnow: 0 },
};

/**
 * @param auth origin of the Auth emulator
 * @param project whose Auth links arrive as mails
 */
export async function startStandIns(auth: string, project: string, ports = ANY) {
  const certificate = selfSignedCertificate();
  const [mailbox, partner, search, vertex, pictures, indexnow] = await Promise.all([
    startMailbox({ port: ports.mailbox, smtpPort: ports.smtp, auth, project }),
    startPartner(ports.partner),
    startSearch(ports.search),
    startVertex(ports.vertex, certificate),
    startPictures(ports.pictures),
    startIndexNow(ports.indexnow),
  ]);
  const all = [mailbox, partner, search, vertex, pictures, indexnow];
  const usedPorts: StandInPorts = {
    smtp: getPort(mailbox.smtpUrl),
    mailbox: getPort(mailbox.url),
    partner: getPort(partner.url),
    search: getPort(search.url),
    vertex: getPort(vertex.url),
    pictures: getPort(pictures.url),
    indexnow: getPort(indexnow.url),
  };
  return {
    ports: usedPorts,
    certificate: certificate.cert,
    restore: () => Promise.all(all.map((server) => server.restore())),
    close: () => Promise.all(all.map((server) => server.close())),
  };
}

function getPort(url: string): number {
  return Number(new URL(url).port);
}
