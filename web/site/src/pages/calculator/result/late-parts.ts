// biome-ignore-all lint/performance/noBarrelFile: one file to load after hydration
export { Rest } from "./rest-parts.tsx";
export { ResultPanel } from "./result-panel.tsx";
