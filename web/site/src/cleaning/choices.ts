/** The first one is the initial choice. */
export const AGENTS = {
  alcalina: "CIP alcalino (sosa al 1–3 %)",
  acida: "CIP ácido (nítrico, fosfórico)",
  clorada: "Espuma alcalina clorada",
  peracetico: "Ácido peracético (hasta 1 g/l)",
  peroxido: "Peróxido de hidrógeno (hasta 3 %)",
  cuaternario: "Amonio cuaternario",
  vapor: "Vapor",
  agua: "Solo agua",
} as const;
export type AgentId = keyof typeof AGENTS;

/** Temperatures in °C that the form proposes with each product: usual ones that a part of the range bears. */
export const USUAL_C: Readonly<Record<AgentId, number>> = {
  alcalina: 60,
  acida: 45,
  clorada: 40,
  peracetico: 20,
  peroxido: 20,
  cuaternario: 20,
  vapor: 120,
  agua: 40,
};

export const METHODS = {
  mano: "A mano o aclarado sin presión",
  espuma: "Espuma y lanza de baja presión (hasta 40 bar)",
  chorro: "Chorro de alta presión (80–100 bar)",
} as const;
export type MethodId = keyof typeof METHODS;
