import { DomainError } from "domain/shared/errors";
import { paths } from "kit/lib/paths";
import type { SlugActions } from "./use-redirects.ts";

export interface RefusedTarget {
  readonly slug: string;
  readonly reason: string;
}

/** @returns null unless the server refused the target of a redirect, which its reason ends with */
export function refusedTarget(actions: SlugActions, error: unknown): RefusedTarget | null {
  if (!(error instanceof DomainError) || error.code !== "invalid-argument") return null;
  const { safe: reason } = error;
  for (const value of Object.values(actions)) {
    if (value.action === "redirect" && reason?.endsWith(` ${paths.article(value.target_slug)}`))
      return { slug: value.target_slug, reason };
  }
  return null;
}
