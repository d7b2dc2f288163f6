/**
 * Where database, bucket and functions are. This is the only place that names the region: a project that cannot have
 * this one chooses another here, before its first deployment.
 */
export const REGION = "europe-southwest1";
