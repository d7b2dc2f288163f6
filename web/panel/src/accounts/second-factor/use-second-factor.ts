import { useRead } from "kit/firebase/use-read";
import { readSecondFactor } from "../data/second-factor.ts";

export const useSecondFactor = () =>
  useRead(readSecondFactor, [], "The second factor could not be read");
