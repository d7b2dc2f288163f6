import { paths } from "#lib/paths.ts";

/** @param address of the calculation */
export function contactWithCalculation(product: string, address: string): string {
  return `${paths.contactAbout(product)}&calculo=${encodeURIComponent(address)}`;
}
