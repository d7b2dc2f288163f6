import type { Account, Member } from "domain/accounts/role";
import type { CallerKind } from "domain/calls/call";
import type { AnyCallName, ChunkOf, ContractOf } from "domain/calls/calls";
import { DomainError } from "domain/shared/errors";
import { replaceLoneSurrogates } from "domain/shared/text";
import { type CallableRequest, type CallableResponse, HttpsError } from "firebase-functions/https";
import { warn as logWarning } from "firebase-functions/logger";
import * as v from "valibot";
import {
  type FindRole,
  getVisitor,
  requireAccount,
  requireAction,
  requireApp,
  requireClaim,
  requireOwnOrigin,
  requireRole,
} from "./caller.ts";
import { appCheckEnforced, forwardedHops, siteOrigins } from "./config.ts";
import { formatTrace, logFailure } from "./failure-log.ts";
import { findReference } from "./trace.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;

type CallerOf<Name extends AnyCallName> =
  ContractOf<Name> extends { by: "visitor" }
    ? ReturnType<typeof getVisitor>
    : ContractOf<Name> extends { needs: string }
      ? Member
      : Account;

/** What a call does, with its parsed input, once its caller is known to be allowed. */
export type Run<Name extends AnyCallName> = (
  input: v.InferOutput<ContractOf<Name>["input"]>,
  caller: CallerOf<Name>,
  exchange: Exchange<ChunkOf<Name>>,
) => Promise<ContractOf<Name>["output"]>;

export type Runs<Name extends AnyCallName> = { readonly [One in Name]: Run<One> };

export interface Exchange<Chunk> {
  /** Sends a piece before the answer. */
  readonly send: (chunk: Chunk) => void;
  /** Aborted when the client has left, and when the call was answered: at its deadline the work continues. */
  readonly signal: AbortSignal;
  readonly userAgent: string;
  /** The file of an upload. */
  readonly body: Buffer;
}

/** Receives codes and ids: no input, address or name. */
export interface CallLog {
  readonly refused: (fields: Readonly<Record<string, unknown>>) => void;
  readonly failed: (fields: Parameters<typeof logFailure>[1]) => void;
}
const cloudLog: CallLog = {
  refused: (fields) => logWarning("call_refused", fields),
  failed: (fields) => logFailure("call_failed", fields),
};

interface CallerCheck {
  readonly who: (request: CallableRequest<unknown>) => unknown;
  /** Wrong input must not tell those without the right more than valid input does. */
  readonly beforeWrongInput?: (caller: unknown) => Promise<unknown>;
}

/** How a call finds out who calls, before it reads the input. */
export function callerCheck(kind: CallerKind, findRole: FindRole): CallerCheck {
  if ("needs" in kind) return { who: (request) => requireAction(request, kind.needs, findRole) };
  if ("needsInCommit" in kind) {
    return {
      who: requireClaim,
      beforeWrongInput: (account) => requireRole(account as Account, kind.needsInCommit, findRole),
    };
  }
  if (kind.by === "account") return { who: requireAccount };
  return { who: ({ rawRequest }) => getVisitor(rawRequest, forwardedHops.value()) };
}

/** Only codes and sentences marked safe reach the client. */
export function callHandler<Input extends AnySchema, Caller, Output, Chunk>(
  call: {
    readonly name: string;
    readonly who: (request: CallableRequest<unknown>) => Caller | Promise<Caller>;
    readonly beforeWrongInput?: (caller: Caller) => Promise<unknown>;
    readonly input: Input;
    readonly run: (
      input: v.InferOutput<Input>,
      caller: Caller,
      exchange: Exchange<Chunk>,
    ) => Promise<Output>;
    readonly timeoutSeconds: number;
  },
  log: CallLog = cloudLog,
) {
  return async (
    request: CallableRequest<unknown>,
    response?: CallableResponse<unknown>,
  ): Promise<Output> => {
    const answered = new AbortController();
    const work = async () => {
      requireOwnOrigin(request.rawRequest.headers, siteOrigins());
      requireApp(request, call.name, appCheckEnforced.value());
      const caller = await call.who(request);
      const result = v.safeParse(call.input, request.data, { abortEarly: true });
      if (!result.success) {
        await call.beforeWrongInput?.(caller);
        throw wrongInput(result.issues[0]);
      }
      return call.run(
        replaceLoneSurrogates(result.output) as v.InferOutput<Input>,
        caller,
        toExchange(request, response, answered.signal),
      );
    };
    try {
      return await answerInTime(work(), call.timeoutSeconds);
    } catch (error) {
      const reference = findReference(request.rawRequest.headers);
      throw refusal(error, { call: call.name, uid: request.auth?.uid ?? null }, log, reference);
    } finally {
      answered.abort();
    }
  };
}

function toExchange<Chunk>(
  { rawRequest }: CallableRequest<unknown>,
  response: CallableResponse<unknown> | undefined,
  answered: AbortSignal,
): Exchange<Chunk> {
  return {
    send: (chunk) => {
      response?.sendChunk(chunk).catch(() => {});
    },
    signal: response ? AbortSignal.any([response.signal, answered]) : answered,
    userAgent: getVisitor(rawRequest, 1).userAgent,
    body: (rawRequest.rawBody as Buffer | undefined) ?? Buffer.alloc(0),
  };
}

function wrongInput({ kind, type }: v.BaseIssue<unknown>): DomainError {
  return new DomainError("invalid-argument", undefined, { cause: `${kind} ${type}` });
}

function refusal(
  error: unknown,
  context: Readonly<Record<string, unknown>>,
  log: CallLog,
  reference: string | undefined,
) {
  if (error instanceof DomainError && error.code !== "internal") {
    const { code, cause = null } = error;
    const reason = cause === null || typeof cause === "string" ? cause : formatTrace(cause);
    log.refused({ ...context, code, cause: reason });
    return new HttpsError(error.code, error.message, { safe: error.safe !== undefined });
  }
  log.failed({ ...context, code: "internal", error });
  return new HttpsError("internal", "internal", { safe: false, reference });
}

const MARGIN_SECONDS = 2;

/** Rejects before the platform ends a function that has so many seconds, so that the answer still leaves. */
export function answerInTime<T>(work: Promise<T>, timeoutSeconds: number): Promise<T> {
  return withDeadline(work, timeoutSeconds - MARGIN_SECONDS);
}

/** Rejects after these seconds. The work continues, so every operation must be repeatable. */
export async function withDeadline<T>(work: Promise<T>, seconds: number): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const late = new DomainError("deadline-exceeded", undefined, { cause: "time is over" });
  const timer = setTimeout(reject, seconds * 1000, late);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
