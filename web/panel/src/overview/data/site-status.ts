import { type SiteStatus, SiteStatusSchema } from "domain/shared/site-status";
import { limit, query } from "firebase/firestore";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** '' for a build that is not deployed. */
declare const __VERSION__: string;
export const VERSION: string = __VERSION__;

export function useSiteStatus(): Live<readonly SiteStatus[]> {
  return useLive(query(typedCollection("site_status", SiteStatusSchema), limit(1)));
}
