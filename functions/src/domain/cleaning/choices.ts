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

export const METHODS = {
  mano: "A mano o aclarado sin presión",
  espuma: "Espuma y lanza de baja presión (hasta 40 bar)",
  chorro: "Chorro de alta presión (80–100 bar)",
} as const;
export type MethodId = keyof typeof METHODS;
