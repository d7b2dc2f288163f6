import { setTimeout as wait } from "node:timers/promises";
import { type protos, v1 } from "@google-cloud/firestore-api";
import { credentials } from "@grpc/grpc-js";
import type { Project } from "./project.ts";
import { resumed } from "./resumed.ts";
import { decodeFields, encodeFields, type Fields, type Json, type JsonObject } from "./values.ts";

type Moment = protos.google.protobuf.ITimestamp;

/** Documents of one question: they come as they are read, and one that takes too long goes on where it broke off. */
const MOST = 5000;

/** Collections that live for hours and are of no use later: limits with the day's secret, and marks of counted views. */
export const LEFT_OUT: readonly string[] = ["rate_limits", "view_marks"];

/** A document as a line of a backup says it. */
export interface Line {
  /** Below the database, for example 'blog_posts/1'. */
  readonly path: string;
  readonly fields: JsonObject;
}

/** Every document of one moment. */
export interface Snapshot {
  readonly at: Date;
  /** In the database's order of paths; without the collections that are left out. */
  readonly documents: AsyncIterable<Line>;
}

export interface Database {
  /**
   * @param at in the past: within the last hour, or within seven days where point-in-time recovery is on, in whole
   *   minutes; left out, now
   */
  readonly snapshot: (at?: Date) => Promise<Snapshot>;
  /** Stores documents in one commit, in place of those that are there: 500 at most, 10 MiB at most. */
  readonly store: (lines: readonly Line[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A whole database of a project, past the rules. The Admin SDK cannot ask for documents of every collection at once,
 * nor store a double that has no fraction, so this speaks Firestore's own interface, as the SDK itself does.
 * @param name of the database; the product uses the default one only
 * @param most documents that one question may ask for
 */
export function openDatabase(
  { id, emulators }: Project,
  name = "(default)",
  most = MOST,
): Database {
  const database = `projects/${id}/databases/${name}`;
  const parent = `${database}/documents`;
  const [servicePath, port] = emulators?.firestore.split(":") ?? [];
  const client = new v1.FirestoreClient({
    projectId: id,
    ...(emulators && { servicePath, port: Number(port), sslCreds: credentials.createInsecure() }),
  });
  const headers = emulators ? { authorization: "Bearer owner" } : {};
  const options = { otherArgs: { headers } };

  async function* page(after: string | null, limit: number, readTime?: Moment) {
    const startAt = after && {
      values: [{ referenceValue: `${parent}/${after}` }],
      before: false,
    };
    const answers = client.runQuery(
      {
        parent,
        structuredQuery: {
          from: [{ allDescendants: true }],
          orderBy: [{ field: { fieldPath: "__name__" }, direction: "ASCENDING" }],
          limit: { value: limit },
          startAt: startAt || null,
        },
        ...(readTime && { readTime }),
      },
      options,
    );
    yield* answers as AsyncIterable<protos.google.firestore.v1.IRunQueryResponse>;
  }

  async function* documents(readTime: Moment): AsyncGenerator<Line> {
    const pageAfter = async function* (after: string | null) {
      for await (const { document } of page(after, most, readTime)) {
        if (document) yield { path: (document.name ?? "").slice(parent.length + 1), document };
      }
    };
    for await (const { path, document } of resumed(pageAfter, most, wait)) {
      if (LEFT_OUT.includes(collectionOf(path))) continue;
      yield { path, fields: encodeFields((document.fields ?? {}) as Fields, database) };
    }
  }

  return {
    snapshot: async (at) => {
      // A question that is asked without credentials fails a second time where nobody can catch it.
      await client.initialize();
      const readTime = at ? momentOf(at) : await now(page(null, 1));
      return { at: dateOf(readTime), documents: documents(readTime) };
    },
    store: async (lines) => {
      const writes = lines.map(({ path, fields }) => ({
        update: { name: `${parent}/${path}`, fields: decodeFields(fields as Json, database) },
      }));
      await client.commit({ database, writes }, options);
    },
    close: () => client.close(),
  };
}

/** The collection at the root under which a document lies. */
export function collectionOf(path: string): string {
  return path.slice(0, path.indexOf("/"));
}

/** The database's own time: pages that are read at it are of one moment. */
async function now(
  answers: AsyncIterable<protos.google.firestore.v1.IRunQueryResponse>,
): Promise<Moment> {
  for await (const { readTime } of answers) if (readTime) return readTime;
  throw new Error("The database does not tell its time");
}

function momentOf(date: Date): Moment {
  const millis = date.getTime();
  return { seconds: Math.floor(millis / 1000), nanos: (millis % 1000) * 1_000_000 };
}

function dateOf({ seconds, nanos }: Moment): Date {
  return new Date(Number(String(seconds)) * 1000 + Math.floor((nanos ?? 0) / 1_000_000));
}
