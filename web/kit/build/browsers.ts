/** The oldest browsers that the whole site supports. All are more than two years old. */
export const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox119", "safari16.4", "ios16.4"];

/** The year of Baseline that all of them have (https://web.dev/baseline). */
export const BASELINE_YEAR = 2022;

/** Features of later years that these browsers have, or that the code asks for before it uses them. */
export const LATER_FEATURES = [
  "abortsignal-timeout",
  "async-clipboard",
  "compression-streams",
  "cookie-enabled",
  "cookie-store",
  "explicit-resource-management",
  "intl-segmenter",
  "network-information",
  "print",
  "proto",
  "share",
  "temporal",
  "ua-client-hints",
];
