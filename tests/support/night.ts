/** Files in folders named `night` take long, and prove what no change is likely to break. `npm run test:night` runs them. */
export const excludedAtDay: readonly string[] = process.env.TEST_NIGHT ? [] : ["**/night/**"];
