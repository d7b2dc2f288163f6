import { type SiteStatus, SiteStatusSchema } from "domain/shared/site-status";
import { collection, limit, query } from "firebase/firestore";
import { converterOf } from "#firebase/converter.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** '' for a build that is not deployed. */
declare const __VERSION__: string;
export const VERSION: string = __VERSION__;

export function useSiteStatus(): Live<readonly SiteStatus[]> {
  const all = collection(panelFirestore(), "site_status");
  return useLive(query(all.withConverter(converterOf(SiteStatusSchema)), limit(1)));
}
