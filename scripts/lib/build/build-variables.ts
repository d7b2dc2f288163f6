import { readParameters, readSiteUrl } from "./site-url.ts";

/**
 * What the pages of a deployment take from the parameters of its functions.
 * @throws UserError when there is no origin
 */
export function buildVariables(project: string, folder?: string): Readonly<Record<string, string>> {
  const { SUBMISSION_MONTHS } = readParameters(project, folder);
  return {
    SITE_URL: readSiteUrl(project, folder),
    ...(SUBMISSION_MONTHS !== undefined && { SUBMISSION_MONTHS }),
  };
}
