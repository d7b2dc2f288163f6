import {
  type CallableRequest,
  type CallableResponse,
  HttpsError,
  onCall,
} from "firebase-functions/https";
import { warn as logWarning } from "firebase-functions/logger";
import type { SecretParam } from "firebase-functions/params";
import * as v from "valibot";
import {
  type HasAccess,
  requireAccess,
  requireAccount,
  requireAdmin,
  requireApp,
  requireClaim,
  requireOwnOrigin,
  visitorOf,
} from "./caller.ts";
import { appCheckEnforced, forwardedHops, siteOrigins } from "./config.ts";
import type { CallName, Calls, ChunkOf } from "./domain/calls/calls.ts";
import { DomainError } from "./domain/shared/errors.ts";
import { replaceLoneSurrogates } from "./domain/shared/text.ts";
import { logFailure, traceOf } from "./failure-log.ts";
import { withHeaders } from "./http-headers.ts";
import { functionLimits } from "./limits.ts";
import { runsAs } from "./service-accounts.ts";
import { referenceOf } from "./trace.ts";

type AnySchema = v.GenericSchema<unknown, unknown>;
type Run<Name extends CallName, Input extends AnySchema, Caller> = (
  input: v.InferOutput<Input>,
  caller: Caller,
  reply: Reply<ChunkOf<Name>>,
) => Promise<Calls[Name]["output"]>;

export interface Reply<Chunk> {
  readonly send: (chunk: Chunk) => void;
  /** Aborted when the client has left, and when the call was answered: at its deadline the work continues. */
  readonly signal: AbortSignal;
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

/** An `adminCommit` reads the caller's role in the transaction of its use case. */
export function callables(hasAccess: HasAccess) {
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
          { ...functionLimits[name], ...runsAs(name), secrets, cors: siteOrigins() },
          callHandler({
            name,
            who,
            ...(beforeWrongInput && { beforeWrongInput }),
            input,
            run,
            timeoutSeconds: functionLimits[name].timeoutSeconds,
          }),
        ),
      );
  return {
    publicCall: kind(({ rawRequest }) => visitorOf(rawRequest, forwardedHops.value())),
    userCall: kind(requireAccount),
    adminCall: kind((request) => requireAdmin(request, hasAccess)),
    adminBrowserCall: kind(async (request) => {
      const { userAgent } = visitorOf(request.rawRequest, forwardedHops.value());
      return { ...(await requireAdmin(request, hasAccess)), userAgent };
    }),
    adminCommit: kind(requireClaim, (account) => requireAccess(account, hasAccess)),
  };
}

/** Only codes and sentences marked safe reach the client. */
export function callHandler<Input extends AnySchema, Caller, Output, Chunk = never>(
  call: {
    readonly name: string;
    readonly who: (request: CallableRequest<unknown>) => Caller | Promise<Caller>;
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
        replyOf(response, answered.signal),
      );
    };
    try {
      return await withDeadline(work(), call.timeoutSeconds);
    } catch (error) {
      const reference = referenceOf(request.rawRequest.headers);
      throw refusal(error, { call: call.name, uid: request.auth?.uid ?? null }, log, reference);
    } finally {
      answered.abort();
    }
  };
}

function replyOf<Chunk>(
  response: CallableResponse<unknown> | undefined,
  answered: AbortSignal,
): Reply<Chunk> {
  return {
    send: (chunk) => {
      response?.sendChunk(chunk).catch(() => {});
    },
    signal: response ? AbortSignal.any([response.signal, answered]) : answered,
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
    const reason = cause === null || typeof cause === "string" ? cause : traceOf(cause);
    log.refused({ ...context, code, cause: reason });
    return new HttpsError(error.code, error.message, { safe: error.safe !== undefined });
  }
  log.failed({ ...context, code: "internal", error });
  return new HttpsError("internal", "internal", { safe: false, reference });
}

const MARGIN_SECONDS = 2;

/** Rejects before the platform ends the function. The work continues, so every operation must be repeatable. */
export async function withDeadline<T>(work: Promise<T>, timeoutSeconds: number): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const late = new DomainError("deadline-exceeded", undefined, { cause: "time is over" });
  const timer = setTimeout(reject, (timeoutSeconds - MARGIN_SECONDS) * 1000, late);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
