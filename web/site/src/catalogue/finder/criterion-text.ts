import { isChoice } from "./criterion.ts";
import { type ChoiceFacet, type Criterion, toKilograms } from "./model.ts";

interface Named {
  readonly families: readonly { readonly slug: string; readonly category: string }[];
  readonly values: Readonly<
    Record<ChoiceFacet, readonly { readonly slug: string; readonly text: string }[]>
  >;
}

/** @returns Spanish, as in "Carga ≥ 20 kN" */
export function criterionText(criterion: Criterion, { families, values }: Named): string {
  if (isChoice(criterion)) {
    const { facet, value } = criterion;
    if (facet === "family") return families.find(({ slug }) => slug === value)?.category ?? value;
    const text = values[facet].find(({ slug }) => slug === value)?.text ?? value.toUpperCase();
    if (facet === "thread") return `Rosca ${text}`;
    return facet === "shaft" ? `Eje ${text} mm` : text;
  }
  const { facet, value, kilograms } = criterion;
  switch (facet) {
    case "size":
      return `Diámetro ${spanish(value)} mm`;
    case "diameter_from":
      return `Diámetro ≥ ${spanish(value)} mm`;
    case "diameter_to":
      return `Diámetro ≤ ${spanish(value)} mm`;
    case "load":
      return `Carga ≥ ${kilograms === undefined ? loadText(value) : `${spanish(kilograms)} kg`}`;
    default:
      return `Soporta ${signed(value)} °C`;
  }
}

export function loadText(newtons: number): string {
  return newtons < 1000 ? `${spanish(newtons)} N` : `${spanish(newtons / 1000)} kN`;
}

export function signed(value: number): string {
  return value > 0 ? `+${spanish(value)}` : spanish(value);
}

export function spanish(value: number): string {
  return String(value).replace("-", "−").replace(".", ",");
}

/** Loads of wheels are in kg, others in N or kN. */
export function formatLoad(newtons: number, isInKilograms = false): string {
  return isInKilograms ? `${spanish(toKilograms(newtons))} kg` : loadText(newtons);
}
