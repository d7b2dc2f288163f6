import {
  type CallableRequest,
  type CallableResponse,
  HttpsError,
  onCall,
} from "firebase-functions/https";
import { error as logError, warn as logWarning } from "firebase-functions/logger";
import type { SecretParam } from "firebase-functions/params";
import * as v from "valibot";
import {
  type HasRole,
  requireAccount,
  requireAdmin,
  requireApp,
  requireClaim,
  requireRole,
  visitorOf,
} from "./caller.ts";
import { appCheckEnforced, ceilings, forwardedHops } from "./config.ts";
import { beforeTimeout } from "./deadline.ts";
import type { CallName, Calls, ChunkOf } from "./domain/calls.ts";
import { DomainError } from "./domain/errors.ts";
import { wellFormed } from "./domain/text.ts";
import { withHeaders } from "./http-headers.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;
type Run<Name extends CallName, Input extends AnySchema, Caller> = (
  input: v.InferOutput<Input>,
  caller: Caller,
  reply: Reply<ChunkOf<Name>>,
) => Promise<Calls[Name]["output"]>;

/** The way to a caller who waits for more than the end. */
export interface Reply<Chunk> {
  /** Streams a piece; lost when the caller did not ask for a stream, or is gone. */
  readonly send: (chunk: Chunk) => void;
  /** Fires when the caller is gone. */
  readonly signal: AbortSignal;
}

/** Where failures go. Codes and ids only: no input, no address, no name (T58). */
export interface CallLog {
  readonly refused: (fields: Readonly<Record<string, unknown>>) => void;
  readonly failed: (fields: Readonly<Record<string, unknown>>) => void;
}
const cloudLog: CallLog = {
  refused: (fields) => logWarning("call refused", fields),
  failed: (fields) => logError("call failed", fields),
};

/**
 * The kinds of callables: open to everybody, to any account, to administrators. `adminCommit` is for administrators
 * too; its use case asks for the role's row itself, first thing in its own commit.
 * @param hasRole the one question that is asked of the database before an administrator's call runs
 */
export function callables(hasRole: HasRole) {
  const kind =
    <Caller>(
      who: (request: CallableRequest<unknown>) => Caller | Promise<Caller>,
      beforeWrongInput?: (caller: Caller) => Promise<void>,
    ) =>
    <Name extends CallName, Input extends AnySchema>(
      name: Name,
      input: Input,
      run: Run<Name, Input, Caller>,
      secrets: SecretParam[] = [],
    ) =>
      withHeaders(
        onCall(
          { ...ceilings[name], secrets },
          callHandler({
            name,
            who: (request) => {
              requireApp(request, name, appCheckEnforced.value());
              return who(request);
            },
            ...(beforeWrongInput && { beforeWrongInput }),
            input,
            run,
            timeoutSeconds: ceilings[name].timeoutSeconds,
          }),
        ),
      );
  return {
    publicCall: kind(({ rawRequest }) => visitorOf(rawRequest, forwardedHops.value())),
    userCall: kind(requireAccount),
    adminCall: kind((request) => requireAdmin(request, hasRole)),
    adminCommit: kind(requireClaim, (account) => requireRole(account, hasRole)),
  };
}

/**
 * What every call does, in this order: who is it, is the input right, run, all before the platform would end it. Nothing
 * else happens for a caller who may not call, and of a failure nothing but its code, and a sentence marked safe, crosses
 * the wire.
 */
export function callHandler<Input extends AnySchema, Caller, Output, Chunk = never>(
  call: {
    readonly name: string;
    readonly who: (request: CallableRequest<unknown>) => Caller | Promise<Caller>;
    /** What `who` has left open and must be known before anything is said of the input. */
    readonly beforeWrongInput?: (caller: Caller) => Promise<void>;
    readonly input: Input;
    readonly run: (
      input: v.InferOutput<Input>,
      caller: Caller,
      reply: Reply<Chunk>,
    ) => Promise<Output>;
    readonly timeoutSeconds: number;
  },
  log: CallLog = cloudLog,
) {
  return async (
    request: CallableRequest<unknown>,
    response?: CallableResponse<unknown>,
  ): Promise<Output> => {
    const work = async () => {
      const caller = await call.who(request);
      const result = v.safeParse(call.input, request.data, { abortEarly: true });
      if (!result.success) {
        await call.beforeWrongInput?.(caller);
        throw wrongInput(result.issues[0]);
      }
      return call.run(wellFormed(result.output) as v.InferOutput<Input>, caller, replyOf(response));
    };
    try {
      return await beforeTimeout(work(), call.timeoutSeconds);
    } catch (error) {
      throw refusal(error, { call: call.name, uid: request.auth?.uid ?? null }, log);
    }
  };
}

function replyOf<Chunk>(response: CallableResponse<unknown> | undefined): Reply<Chunk> {
  return {
    send: (chunk) => {
      // A piece that cannot be written has nobody to read it; `signal` tells so.
      response?.sendChunk(chunk).catch(() => {});
    },
    signal: response?.signal ?? new AbortController().signal,
  };
}

/** Which rule failed helps the log; what was sent stays out of it. */
function wrongInput({ kind, type }: v.BaseIssue<unknown>): DomainError {
  return new DomainError("invalid-argument", undefined, { cause: `${kind} ${type}` });
}

function refusal(error: unknown, context: Readonly<Record<string, unknown>>, log: CallLog) {
  if (error instanceof DomainError && error.code !== "internal") {
    const cause = typeof error.cause === "string" ? error.cause : null;
    log.refused({ ...context, code: error.code, cause });
    return new HttpsError(error.code, error.message, { safe: error.safe !== undefined });
  }
  log.failed({ ...context, code: "internal", error: traceOf(error) });
  return new HttpsError("internal", "internal", { safe: false });
}

/** Where a fault happened. Its message may quote data, so only its kind, code and places are kept. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error ? ` ${String(error.code)}` : "";
  const cause = error.cause === undefined ? "" : `; caused by ${traceOf(error.cause)}`;
  return `${error.name}${code}\n${places.slice(0, 12).join("\n")}${cause}`;
}
