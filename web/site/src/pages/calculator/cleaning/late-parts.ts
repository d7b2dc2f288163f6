// biome-ignore-all lint/performance/noBarrelFile: one file to load after hydration
export { recommend } from "#cleaning/recommend.ts";
export { AdvicePanel } from "./advice-panel.tsx";
export { Closing } from "./closing.tsx";
