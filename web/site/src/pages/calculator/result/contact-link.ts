import { paths } from "kit/lib/paths";

/** @param address of the calculation */
export function contactWithCalculation(product: string, address: string): string {
  return `${paths.contactAbout(product)}&calculo=${encodeURIComponent(address)}`;
}
