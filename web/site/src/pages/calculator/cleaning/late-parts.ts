// biome-ignore-all lint/performance/noBarrelFile: one file to load after hydration
export { recommend } from "domain/cleaning/recommend";
export { AdvicePanel } from "./advice-panel.tsx";
export { Closing } from "./closing.tsx";
