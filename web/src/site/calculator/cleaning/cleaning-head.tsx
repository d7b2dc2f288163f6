import { paths } from "#lib/paths.ts";
import { CalculatorHead } from "../result/static-parts.tsx";
import { content } from "./content.ts";

export function CleaningHead() {
  return <CalculatorHead path={paths.cleaning} texts={content} />;
}
