import { paths } from "kit/lib/paths";
import { CalculatorHead } from "../result/static-parts.tsx";
import { content } from "./content.ts";

export function CleaningHead() {
  return <CalculatorHead path={paths.cleaning} texts={content} />;
}
