import { DomainError } from "domain/shared/errors";

/** An operation on many posts that failed before its end. */
export class PartialChange extends DomainError {
  /** Continues the operation, so that the audit log has one entry for it. */
  readonly operationId: string;
  /** The posts that are still as before; undefined when that could not be read. */
  readonly left: readonly string[] | undefined;

  constructor(operationId: string, left: readonly string[] | undefined, cause: unknown) {
    const { code, safe } = cause instanceof DomainError ? cause : new DomainError("internal");
    super(code, safe, { cause });
    this.operationId = operationId;
    this.left = left;
  }
}
