import { readSecondFactor } from "#data/accounts/second-factor.ts";
import { useRead } from "#data/shared/use-read.ts";

export const useSecondFactor = () =>
  useRead(readSecondFactor, [], "The second factor could not be read");
