import type { Visitor } from "domain/shared/visitor";

/** A visitor at `address`, whose request came by the last hop `nearest`. */
export function visitorFrom(address: string, nearest = address, isEdge = false): Visitor {
  const userAgent = "Mozilla/5.0 (iPhone) Safari/604.1";
  return { address, nearest, isEdge, userAgent };
}
