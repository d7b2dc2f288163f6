/** What firebase-tools prints, and what the owner of the project does about it. The first one that fits is named. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /Failed to authenticate|requires authentication|credentials are no longer valid|login --reauth/,
    "Sign in: npx firebase login.",
  ],
  [
    /timed out$|total allowable (?:CPU|memory)|Quota exceeded|RESOURCE_EXHAUSTED/i,
    "Google's quota for new services of the region is used up, or its answers take too long: look at console.cloud.google.com/run/quotas, and wait some minutes.",
  ],
  [
    /permitted customer|set the invoker/,
    'The policy "Domain restricted sharing" of your organization refuses allUsers, without which no visitor reaches the functions: allow it for this project, and then run npm run setup, which opens those that are there already.',
  ],
  [/Build failed/, "The build of a function failed: its log is named above."],
  [
    /Service account \S+ does not exist/,
    "A service account is missing, or was made a moment ago: npm run setup, and wait two minutes.",
  ],
  [
    /no value for the secret/,
    "A secret is not set: npx firebase functions:secrets:set NAME --project P (docs/deploying.md, step 5).",
  ],
  [
    /has not been used in project|it is disabled/,
    "An interface of Google is off: npm run setup enables it.",
  ],
  [
    /no Hosting site/,
    'Hosting has no site: console, Hosting, "Get started" (docs/deploying.md, step 1).',
  ],
  [
    /Failed to make request|ECONN|ETIMEDOUT|ENOTFOUND|socket hang up/,
    "The network broke off, or Google did not answer.",
  ],
];

/** @param text what firebase-tools printed */
export function explainFailure(text: string): string {
  return REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? "The lines above say why.";
}
