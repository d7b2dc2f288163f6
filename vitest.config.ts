import { configDefaults, defineConfig } from "vitest/config";
import { excludedAtDay } from "./tests/support/night.ts";

const limits = {
  /** A busy machine takes seconds for tests of any input, and to draw a screen for the first time. */
  testTimeout: 90_000,
  /** By default one core stays idle. */
  maxWorkers: "100%",
  exclude: [...configDefaults.exclude, ...excludedAtDay],
  /** Files share a worker and what it has loaded. Those that replace modules need `freshModules`. */
  isolate: false,
};
const fixedSeed = `${import.meta.dirname}/tests/support/fixed-seed.ts`;
const freshModules = `${import.meta.dirname}/web/kit/testing/fresh-modules.ts`;
const shared = { environment: "node", setupFiles: [fixedSeed], ...limits };

/** Unit tests: pure logic, screens and our own tools. Rules, functions and journeys have configurations in tests/. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "domain", root: "domain", include: ["**/*.test.ts"] } },
      { test: { ...shared, name: "functions", root: "functions", include: ["src/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "tools",
          root: "tests",
          include: ["{sandbox,support,check,fuzz,tools}/**/*.test.ts"],
        },
      },
      {
        extends: "web/site/vite.config.ts",
        test: {
          ...shared,
          name: "web",
          root: "web",
          include: ["{kit,panel,site}/**/*.test.{ts,mjs}"],
          setupFiles: [fixedSeed, freshModules],
        },
      },
      {
        extends: "web/site/vite.config.ts",
        // A package of the functions has this name, too, and lacks what Firestore needs of Node's.
        resolve: { alias: { util: "node:util" } },
        test: {
          name: "screens",
          root: "web",
          environment: "happy-dom",
          ...limits,
          include: ["{kit,panel,site}/**/*.test.tsx"],
          setupFiles: [freshModules, `${import.meta.dirname}/web/kit/testing/wait-longer.ts`],
          deps: { optimizer: { client: { enabled: true, include: ["@chakra-ui/react"] } } },
          // Its components need the context of that bundle.
          server: { deps: { inline: ["@chakra-ui/charts"] } },
        },
      },
    ],
  },
});
