import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Storage } from "@google-cloud/storage";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findJava } from "../../scripts/java.mjs";
import { storeForEmulators } from "../../scripts/lib/backup/local.ts";
import { getFolder } from "../../scripts/lib/emulators/configuration.ts";
import { getPorts } from "../../scripts/lib/emulators/ports.ts";
import { emulatorLog, startServers } from "../../scripts/lib/emulators/servers.ts";
import { inRoot } from "../../scripts/lib/paths.ts";
import { stopProgram, tail } from "../../scripts/lib/processes.ts";
import { addresses } from "../support/addresses.ts";

const TIMEOUT = 90_000;
/** Between the ports of other commands and those of outgoing connections. */
const FIRST_SHIFT = 21_000 + (process.pid % 100) * 10;

process.env.PATH = [findJava(), process.env.PATH].filter(Boolean).join(delimiter);

let folder: string;
const running = new Set<number>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
});
afterEach(async () => {
  for (const pid of running) await stop(pid);
  rmSync(folder, { recursive: true });
});
const at = (...parts: string[]) => join(folder, ...parts);

async function stop(pid: number, log?: string) {
  const hasEnded = await stopProgram(pid);
  running.delete(pid);
  if (log && !hasEnded) throw new Error(`Not stopped:\n${tail(readFileSync(log, "utf8"), 40)}`);
}

/** @param number of emulators that run at the same time */
function emulator(number = 0) {
  const shift = FIRST_SHIFT + number * 1000;
  const set = { name: `files-${shift}`, shift };
  const apiEndpoint = `http://127.0.0.1:${getPorts(shift).storage}`;
  const { project: projectId, bucket: name } = addresses();
  const bucket = new Storage({ apiEndpoint, projectId }).bucket(name);
  return {
    bucket,
    start: async (data: string) => {
      const [program] = await startServers(set, { only: ["storage"], data });
      const pid = program?.pid ?? 0;
      running.add(pid);
      return async () => {
        await stop(pid, emulatorLog(set));
        rmSync(getFolder(set), { recursive: true });
        rmSync(inRoot(`.firebase-${set.name}.json`));
      };
    },
    readAll: async () => {
      const [files] = await bucket.getFiles();
      return Promise.all(
        files.map(async (file) => {
          const [content] = await file.download();
          const { contentType, metadata } = file.metadata;
          return { name: file.name, content: String(content), contentType, metadata };
        }),
      );
    },
  };
}

it(
  "files survive a restart, and deleted ones do not return",
  async () => {
    const { bucket, start, readAll } = emulator();
    const end = await start(at("data"));
    await bucket.file("files/plano ñ.pdf").save("plano", {
      contentType: "application/pdf",
      metadata: { metadata: { alt: "Plano" } },
    });
    await bucket.file("files/a/b.txt").save("texto", { contentType: "text/plain" });
    const stored = await readAll();
    expect(stored).toHaveLength(2);
    await end();

    const endAgain = await start(at("data"));
    expect(await readAll()).toEqual(stored);
    await bucket.deleteFiles();
    await endAgain();
    expect(readdirSync(at("data", "storage_export", "metadata"))).toEqual([]);
  },
  TIMEOUT,
);

it(
  "emulators that run at the same time keep their own files, also those of a real project's backup",
  async () => {
    const [first, second] = [emulator(), emulator(1)];
    mkdirSync(at("made", "files", "a"), { recursive: true });
    writeFileSync(at("made", "n.overall_export_metadata"), "");
    writeFileSync(at("made", "accounts.json"), '{"users":[]}');
    writeFileSync(at("made", "files", "a", "plano ñ.pdf"), "plano");
    storeForEmulators(at("made"), at("one"));
    const [endOne, endTwo] = [await first.start(at("one")), await second.start(at("two"))];
    await second.bucket.file("files/dos").save("dos");
    expect(await second.readAll()).toMatchObject([{ name: "files/dos", content: "dos" }]);
    await endTwo();
    expect(await first.readAll()).toMatchObject([{ name: "a/plano ñ.pdf", content: "plano" }]);
    await endOne();
  },
  TIMEOUT,
);
