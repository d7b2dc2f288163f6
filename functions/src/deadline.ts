import { DomainError } from "./domain/errors.ts";

/** Seconds that an answer needs to reach its caller before the platform ends the function without one. */
const MARGIN_SECONDS = 2;

/**
 * What the work gives, unless the function's time is over before: a database or service that is silent for minutes would
 * otherwise leave the caller with the platform's bare error. The work itself goes on for as long as the instance lives,
 * which is why every operation may be repeated.
 * @param timeoutSeconds of the function (config.ts)
 * @throws DomainError deadline-exceeded
 */
export async function beforeTimeout<T>(work: Promise<T>, timeoutSeconds: number): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const late = new DomainError("deadline-exceeded", undefined, { cause: "time is over" });
  const timer = setTimeout(reject, (timeoutSeconds - MARGIN_SECONDS) * 1000, late);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
