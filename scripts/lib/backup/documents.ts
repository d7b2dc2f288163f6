import { setTimeout as wait } from "node:timers/promises";
import { type protos, v1 } from "@google-cloud/firestore-api";
import { credentials } from "@grpc/grpc-js";
import type { Project } from "./project.ts";
import { readPagesWithRetry } from "./read-pages.ts";
import { decodeFields, encodeFields, type Fields, type Json, type JsonObject } from "./values.ts";

type Moment = protos.google.protobuf.ITimestamp;

const PAGE = 5000;

/** Collections without use after some hours. */
export const LEFT_OUT: readonly string[] = ["rate_limits", "view_marks"];

export interface Line {
  /** For example 'blog_posts/1'. */
  readonly path: string;
  readonly fields: JsonObject;
}

export interface Database {
  /**
   * @param at within the last hour, or a whole minute of the last seven days with point-in-time recovery
   * @returns documents in the order of paths
   */
  readonly snapshot: (at?: Date) => Promise<{ at: Date; documents: AsyncIterable<Line> }>;
  /** One commit: at most 500 documents and 10 MiB. */
  readonly store: (lines: readonly Line[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The Admin SDK can neither read all collections at once nor store a double without a fraction. */
export function openDatabase(
  { id, emulators }: Project,
  name = "(default)",
  pageSize = PAGE,
): Database {
  const database = `projects/${id}/databases/${name}`;
  const parent = `${database}/documents`;
  const [servicePath, port] = emulators?.firestore.split(":") ?? [];
  const client = new v1.FirestoreClient({
    projectId: id,
    ...(emulators && { servicePath, port: Number(port), sslCreds: credentials.createInsecure() }),
  });
  const options = {
    otherArgs: { headers: emulators ? { authorization: "Bearer owner" } : {} },
  };

  function query(after: string | null, limit: number, readTime?: Moment) {
    const cursor = { values: [{ referenceValue: `${parent}/${after}` }], before: false };
    const answers = client.runQuery(
      {
        parent,
        structuredQuery: {
          from: [{ allDescendants: true }],
          orderBy: [{ field: { fieldPath: "__name__" }, direction: "ASCENDING" }],
          limit: { value: limit },
          startAt: after ? cursor : null,
        },
        ...(readTime && { readTime }),
      },
      options,
    );
    return answers as AsyncIterable<protos.google.firestore.v1.IRunQueryResponse>;
  }

  async function now(): Promise<Moment> {
    for await (const { readTime } of query(null, 1)) if (readTime) return readTime;
    throw new Error("The database does not give its time");
  }

  async function* documents(readTime: Moment): AsyncGenerator<Line> {
    const pageAfter = async function* (after: string | null) {
      for await (const { document } of query(after, pageSize, readTime))
        if (document) yield { path: (document.name ?? "").slice(parent.length + 1), document };
    };
    for await (const { path, document } of readPagesWithRetry(pageAfter, pageSize, wait))
      if (!LEFT_OUT.includes(collectionOf(path)))
        yield { path, fields: encodeFields((document.fields ?? {}) as Fields, database) };
  }

  return {
    snapshot: async (at) => {
      // Without credentials a query also fails where it cannot be caught.
      await client.initialize();
      const readTime = at ? momentOf(at) : await now();
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

export function collectionOf(path: string): string {
  return path.slice(0, path.indexOf("/"));
}

function momentOf(date: Date): Moment {
  const millis = date.getTime();
  return { seconds: Math.floor(millis / 1000), nanos: (millis % 1000) * 1_000_000 };
}

function dateOf({ seconds, nanos }: Moment): Date {
  return new Date(Number(String(seconds)) * 1000 + Math.floor((nanos ?? 0) / 1_000_000));
}
