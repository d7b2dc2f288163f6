/** `npm test` draws the same input in every run; `npm run fuzz` and `npm run test:night` set another seed and print it. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_129);
