import { AGENTS, METHODS } from "#cleaning/choices.ts";
import { cleaningFields, cleaningKeys } from "#cleaning/fields.ts";
import { toGroups } from "../inputs/forms.ts";

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agent: AGENTS,
  method: METHODS,
};

/** The first choice is no text, as in an untouched list. */
function getOptions(name: string) {
  const choices = CHOICES[name];
  return (
    choices && Object.entries(choices).map(([id, text], at) => [at === 0 ? "" : id, text] as const)
  );
}

export const cleaningForm = toGroups(
  {
    fields: cleaningFields,
    keys: cleaningKeys,
    groups: [
      {
        legend: "Limpieza",
        fields: [
          {
            name: "agent",
            label: "Producto más agresivo",
            hint: "Si alterna productos, calcule cada uno y quédese con lo que admiten todos.",
          },
          { name: "t", hint: "Al cambiar de producto se propone la habitual." },
          { name: "method", label: "Presión" },
        ],
      },
      {
        legend: "Agua",
        fields: [
          {
            name: "Cl",
            hint: "Los da el análisis del agua. El agua de consumo puede tener hasta 250 mg/l (Directiva (UE) 2020/2184).",
          },
        ],
      },
    ],
  },
  getOptions,
);
